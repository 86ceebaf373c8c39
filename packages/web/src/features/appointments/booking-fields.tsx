import { createAppointmentConstraints } from '@hospital/sdk/constraints'
import { Loading, RadioGroup, SectionError, SelectField, TextArea } from '@hospital/ui'
import { lazy } from 'react'
import { formFields } from '../../forms/fields.ts'
import type { FormField } from '../../forms/fields.ts'
import type { FormValues } from '../../forms/submission.ts'
import type { Account } from '../../session/visitor-session.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import type { AppointmentDetails } from './appointment-data.ts'
import type { BookingHandover, KnownPayer } from './booking-handover.ts'
import { paymentIn, wayIn } from './payers.ts'

const BookingPatients = lazy(async () => ({ default: (await import('./booking-patients.tsx')).BookingPatients }))

/** What the last step of an appointment is chosen from. */
type BookingChoices = Pick<AppointmentDetails, 'payments' | 'types'> & Partial<Pick<AppointmentDetails, 'usualType'>>

/** What its controls need; its rules do without. */
export interface BookingView {
  /** The member who is logged in. */
  readonly account: Account | undefined
  /** For whom it is, of the member's family; undefined until that is chosen. */
  readonly patient: number | undefined
  readonly onPatient: (patient: number) => void
  /** What the form starts with. It may be known after the first rendering: controls hold their own values, and get others by a new key. */
  readonly start: BookingHandover | undefined
  /** Who pays at first, as it was the last time; known after that as well. */
  readonly payer: KnownPayer | undefined
  readonly onPayer: (payer: KnownPayer | undefined) => void
  /** The address of this step, which loads the guarantors again. */
  readonly action: string
}

/** For whom it is. Without a session nobody can be chosen: the request has the patient from the log-in. */
const patient = ({ account, patient: chosen, onPatient, onPayer, start }: Partial<BookingView>): FormField => ({
  name: 'id_pasien',
  label: 'web.booking.patient',
  isSent: false,
  ...(account &&
    onPatient && {
      control: ({ error }) => (
        <LazyPart name="patients" waiting={<Loading />}>
          <BookingPatients
            key={start?.patient}
            account={account}
            patient={chosen}
            onPatient={onPatient}
            onPayer={onPayer}
            error={error}
          />
        </LazyPart>
      ),
    }),
})

const guarantorsIn = (payments: BookingChoices['payments'], values: FormValues) =>
  paymentIn(payments, values)?.guarantors ?? []

/** Whether a guarantor has to be named, and the list of them could not be loaded. */
const isUnknown = (payments: BookingChoices['payments'], values: FormValues): boolean =>
  paymentIn(payments, values)?.guarantors?.length === 0

/** Who pays. */
const payment = (payments: BookingChoices['payments'], { payer: known, action }: Partial<BookingView>): FormField => ({
  name: 'jenis_pembayaran',
  label: 'web.booking.payment',
  known: known?.payment,
  clean: (chosen, values) => wayIn(payments, values)?.value ?? chosen,
  check: (values) =>
    paymentIn(payments, values)
      ? isUnknown(payments, values) && 'web.booking.guarantor.unknown'
      : 'web.booking.payment.missing',
  control: (field, { message, values, set }) => (
    <>
      <RadioGroup
        key={known?.payment}
        {...field}
        options={payments}
        onChange={(chosen) => set({ jenis_pembayaran: chosen })}
      />
      {isUnknown(payments, values) && (
        <SectionError
          title={message('web.booking.guarantor.failed')}
          message={message('web.booking.guarantor.instead')}
          retryHref={action}
        />
      )}
    </>
  ),
})

/** The guarantor, where the way to pay does not imply it. */
const guarantor = (payments: BookingChoices['payments'], { payer: known }: Partial<BookingView>): FormField => ({
  name: 'kodept',
  label: 'web.booking.guarantor',
  known: known?.guarantor,
  isAsked: (values) => guarantorsIn(payments, values).length > 0,
  check: (values) =>
    !guarantorsIn(payments, values).some(({ value }) => value === values['kodept']) && 'web.booking.guarantor.missing',
  control: (field, { message, values, set }) => (
    <SelectField
      key={known?.guarantor}
      {...field}
      options={guarantorsIn(payments, values)}
      onChange={(chosen) => set({ kodept: chosen })}
      any={message('web.booking.guarantor.choose')}
    />
  ),
})

/** The last step of an appointment: for whom, who pays, what kind of visit. Contract: operation `createAppointment`. */
export const bookingFields = (
  { payments, types, usualType }: BookingChoices,
  view: Partial<BookingView> = {},
): readonly FormField[] => [
  patient(view),
  ...formFields(createAppointmentConstraints, [
    payment(payments, view),
    guarantor(payments, view),
    {
      name: 'jenis_appointment',
      label: 'web.booking.type',
      known: usualType,
      check: (values) =>
        !types.some(({ value }) => value === values['jenis_appointment']) && 'web.booking.type.missing',
      // One kind is no question.
      control: (field, { set }) =>
        types.length === 1 ? (
          <input type="hidden" name={field.name} value={types[0]?.value} />
        ) : (
          <RadioGroup {...field} options={types} onChange={(kind) => set({ jenis_appointment: kind })} />
        ),
    },
    {
      name: 'keluhan',
      label: 'web.booking.complaint',
      control: (field) => (
        <TextArea {...field} limit={createAppointmentConstraints.keluhan.maxLength} rows={3} optional />
      ),
    },
  ]),
]
