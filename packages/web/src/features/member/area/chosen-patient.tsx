import { PatientHeader, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { ReadState } from '../../../personal-data/use-personal-read.ts'
import { href } from '../../../routes/href.ts'
import { relationWord } from '../profile/relation-word.ts'

/** The pages that show one person of the family, by their addresses. */
type PatientRoute =
  | 'openAppointments'
  | 'approvedAppointments'
  | 'closedAppointments'
  | 'visitHistory'
  | 'familyMemberDocuments'
  | 'familyMemberVisits'

interface ChosenPatientProps {
  /** The page, which is there for every person. */
  readonly route: PatientRoute
  readonly patient: number
  readonly family: ReadState<readonly FamilyMember[]>
}

/** Says whose data a page shows, and leads to the same page of somebody else of the family. */
export const ChosenPatient = ({ route, patient, family }: ChosenPatientProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [, navigate] = useLocation()
  const addressOf = (pasien: string) => href(locale, route, { pasien })
  const persons = family.status === 'ready' ? family.data : undefined
  return (
    <PatientHeader
      patients={persons?.map(({ id, name, gender, relation }) => ({
        id: String(id),
        name,
        gender,
        relation: message(relationWord(relation)),
      }))}
      current={String(patient)}
      action={addressOf(String(patient))}
      onChoose={(id) => navigate(addressOf(id))}
    />
  )
}
