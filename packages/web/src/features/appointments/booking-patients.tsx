import { RadioGroup, SelectField, Text } from '@hospital/ui'
import type { Localizable } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { listNames, readAppointments } from '../../personal-data/appointments.ts'
import { readFamily } from '../../personal-data/family.ts'
import type { FamilyMember } from '../../personal-data/family.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import { PersonalPart } from '../../personal-data/personal-part.tsx'
import { usePersonalData } from '../../personal-data/use-personal-data.ts'
import { useRead, useReads } from '../../personal-data/use-read.ts'
import type { Account } from '../../session/visitor-session.ts'
import type { KnownPayer } from './booking-handover.ts'
import { lastPayer } from './payers.ts'
import { Told } from './told.ts'

/** A single person needs no choice. */
const fewest = 1

/** Up to this number each person is a radio button. More persons are in a list to open. */
const mostShown = 7

interface BookingPatientsProps {
  readonly account: Account
  /** The person who is chosen at first, if they belong to the family. Default: the member. */
  readonly patient?: number | undefined
  readonly onPatient: (patient: number) => void
  /** Called with the person's last way to pay, as soon as it is read. */
  readonly onPayer?: ((payer: KnownPayer | undefined) => void) | undefined
  /** Called with the chosen person, also if there was only one to choose. */
  readonly onForWhom?: ((patient: number) => void) | undefined
  /** The server's message about the choice. */
  readonly error: Localizable | undefined
}

/** The choice of the patient: a person of the family of the member who is logged in. */
export const BookingPatients = (props: BookingPatientsProps): ReactElement | null => {
  const personal = usePersonalData('member')
  return personal ? <FamilyField personal={personal} {...props} /> : null
}

interface FamilyFieldProps extends BookingPatientsProps {
  readonly personal: PersonalData
}

const FamilyField = (props: FamilyFieldProps): ReactElement => (
  <PersonalPart state={useRead(props.personal, readFamily(props.account.id))} failed="web.booking.patient.failed">
    {(family) => <PatientField {...props} family={family} />}
  </PersonalPart>
)

interface PatientFieldProps extends FamilyFieldProps {
  readonly family: readonly FamilyMember[]
}

const PatientField = (props: PatientFieldProps): ReactElement => {
  const { personal, account, patient, onPatient, onPayer, onForWhom, error, family } = props
  const message = useMessage()
  // A member without a family acts for themselves.
  // A person who still has to agree cannot be chosen, since their data is closed. The family page says so.
  const open = family.filter(({ awaitsConsent }) => !awaitsConsent)
  const patients = open.length > 0 ? open : [account]
  const chosen = patients.find(({ id }) => id === patient) ?? patients[0]
  const listed = patients.map(({ id }) => id).join()
  const field = {
    id: 'janji-id_pasien',
    label: message('web.booking.patient'),
    name: 'id_pasien',
    value: String(chosen?.id),
    error,
    onChange: (id: string) => onPatient(Number(id)),
    options: patients.map(({ id, name }) => ({ value: String(id), label: name })),
  }
  return (
    <>
      {chosen && onForWhom && <Told key={chosen.id} tell={() => onForWhom(chosen.id)} />}
      {chosen && onPayer && <LastPayer personal={personal} patient={chosen.id} onPayer={onPayer} />}
      {/* If the chosen person is not in the list any more, a new key makes it choose again. */}
      {patients.length > fewest && patients.length <= mostShown && <RadioGroup key={listed} {...field} />}
      {patients.length > mostShown && <SelectField key={listed} {...field} />}
      {patients.length === fewest && (
        <Text>
          {message('web.booking.patient')}: <strong>{chosen?.name}</strong>
          <input type="hidden" name="id_pasien" value={chosen?.id} />
        </Text>
      )}
    </>
  )
}

/** Reads a person's appointments, and reports the last way to pay. A failed read is left out: the form then asks as usual. */
const LastPayer = ({
  personal,
  patient,
  onPayer,
}: {
  readonly personal: PersonalData
  readonly patient: number
  readonly onPayer: (payer: KnownPayer | undefined) => void
}): ReactElement | null => {
  const states = useReads(
    personal,
    listNames.map((list) => readAppointments(list, patient)),
  )
  const isKnown = states.every(({ status }) => status !== 'loading')
  const payer = lastPayer(states.flatMap((state) => (state.status === 'ready' ? state.data : [])))
  return isKnown ? <Told key={`${patient} ${payer?.payment} ${payer?.guarantor}`} tell={() => onPayer(payer)} /> : null
}
