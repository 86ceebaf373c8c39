import { SelectField, Text } from '@hospital/ui'
import type { Localizable } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { readFamily } from '../../personal-data/family.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import { PersonalPart } from '../../personal-data/personal-part.tsx'
import { usePersonalData } from '../../personal-data/use-personal-data.ts'
import { useRead } from '../../personal-data/use-read.ts'
import type { Account } from '../../session/visitor-session.ts'

interface BookingPatientsProps {
  readonly account: Account
  /** Who is chosen at first, if it is one of the family. Default: the member. */
  readonly patient?: number | undefined
  readonly onPatient: (patient: number) => void
  /** What the server says of the choice. */
  readonly error: Localizable | undefined
}

/** For whom an appointment is: a person of the family of the member who is logged in. */
export const BookingPatients = (props: BookingPatientsProps): ReactElement | null => {
  const personal = usePersonalData('member')
  return personal ? <FamilyField personal={personal} {...props} /> : null
}

const FamilyField = ({
  personal,
  account,
  patient,
  onPatient,
  error,
}: BookingPatientsProps & { readonly personal: PersonalData }): ReactElement => {
  const message = useMessage()
  return (
    <PersonalPart state={useRead(personal, readFamily(account.id))} failed="web.booking.patient.failed">
      {(family) => {
        // A member without a family acts for themselves.
        // The data of a person who has still to agree are closed: the family page says so.
        const open = family.filter(({ awaitsConsent }) => !awaitsConsent)
        const patients = open.length > 0 ? open : [account]
        const chosen = patients.find(({ id }) => id === patient) ?? patients[0]
        if (patients.length > 1)
          return (
            <SelectField
              id="janji-id_pasien"
              label={message('web.booking.patient')}
              name="id_pasien"
              value={String(chosen?.id)}
              error={error}
              onChange={(id) => onPatient(Number(id))}
              options={patients.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )
        return (
          <Text>
            {message('web.booking.patient')}: <strong>{chosen?.name}</strong>
            <input type="hidden" name="id_pasien" value={chosen?.id} />
          </Text>
        )
      }}
    </PersonalPart>
  )
}
