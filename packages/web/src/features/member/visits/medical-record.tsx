import { formatDate, Stack, Tabs, Text, useLocale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import type { PatientRoute } from '../../../routes/href.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { NoRecord } from '../family/no-record.tsx'

interface MedicalRecordProps {
  readonly patient: FamilyMember
  /** The id of the logged-in member. */
  readonly member: number
  /** The route of the current page. */
  readonly current: PatientRoute
  readonly children: (recordNumber: string) => ReactNode
}

/** A page of a patient's medical record, below its tabs. For a patient without a medical record: how to get one. */
export const MedicalRecord = ({ patient, member, current, children }: MedicalRecordProps): ReactElement => {
  const { id, recordNumber } = patient
  if (recordNumber === undefined) return <NoRecord patient={id} isOwn={id === member} />
  return (
    <Stack>
      <RecordTabs patient={id} current={current} />
      <RecordOnPaper recordNumber={recordNumber} />
      {children(recordNumber)}
    </Stack>
  )
}

interface RecordTabsProps {
  readonly patient: number
  readonly current: PatientRoute
}

/** The tabs of the medical record: the visits, and the medicines and allergies of all visits. */
const RecordTabs = ({ patient, current }: RecordTabsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const pasien = String(patient)
  const isMedicines = current === 'medicines'
  return (
    <Tabs
      label={message('web.member.menu.visits')}
      tabs={[
        {
          label: message('web.member.menu.visits.short'),
          href: href(locale, isMedicines ? 'visitHistory' : current, { pasien }),
          current: !isMedicines,
        },
        {
          label: message('web.member.medicines.title'),
          href: href(locale, 'medicines', { pasien }),
          current: isMedicines,
        },
      ]}
    />
  )
}

/** Only on paper: the medical record number and the day of printing, for a doctor elsewhere. */
const RecordOnPaper = ({ recordNumber }: { readonly recordNumber: string }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const day = formatDate(useToday(), locale)
  return (
    <div data-print="only">
      <Text size="caption">{message('web.member.visits.onPaper', { number: recordNumber, day })}</Text>
    </div>
  )
}
