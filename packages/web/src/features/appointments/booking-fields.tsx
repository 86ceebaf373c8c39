import { createAppointmentConstraints } from '@hospital/sdk/constraints'
import { Loading, RadioGroup, SectionError, SelectField, TextArea } from '@hospital/ui'
import { lazy } from 'react'
import type { ReactElement } from 'react'
import { bpjsField } from '../../forms/bpjs-field.ts'
import { formFields } from '../../forms/fields.ts'
import type { FormField } from '../../forms/fields.ts'
import type { FormValues } from '../../forms/submission.ts'
import type { Account } from '../../session/visitor-session.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import type { AppointmentDetails } from './appointment-data.ts'
import type { BookingHandover, KnownPayer } from './booking-handover.ts'
import { paymentIn, wayIn } from './payers.ts'
import type { BpjsNumber } from './use-bpjs-number.ts'

const BookingBpjs = lazy(async () => ({ default: (await import('./booking-bpjs.tsx')).BookingBpjs }))
const KeptCard = lazy(async () => ({ default: (await import('./kept-card.tsx')).KeptCard }))
const BookingPatients = lazy(async () => ({ default: (await import('./booking-patients.tsx')).BookingPatients }))

/** The choices of the last step of an appointment. */
type BookingChoices = Pick<AppointmentDetails, 'payments' | 'types'> & Partial<Pick<AppointmentDetails, 'usualType'>>

/** The data that the controls need. The rules do not need it. */
export interface BookingView extends Omit<BpjsNumber, 'number'> {
  /** The member who is logged in. */
  readonly account: Account | undefined
  /** The chosen patient of the member's family; undefined until one is chosen. */
  readonly patient: number | undefined
  readonly onPatient: (patient: number) => void
  /**
   * The initial values of the form. They may arrive after the first render. Controls keep their values, so a new key makes them take new
   * ones.
   */
  readonly start: BookingHandover | undefined
  /** The payer at first: the same as for the last appointment. Also arrives after the first render. */
  readonly payer: KnownPayer | undefined
  readonly onPayer: (payer: KnownPayer | undefined) => void
  /** The address of this step; a link to it loads the guarantors again. */
  readonly action: string
}

/** The field for the patient. It has no choices without a session: the patient is added to the request after the log-in. */
const patient = ({
  account,
  patient: chosen,
  onPatient,
  onPayer,
  onForWhom,
  start,
}: Partial<BookingView>): FormField => ({
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
            onForWhom={onForWhom}
            error={error}
          />
        </LazyPart>
      ),
    }),
})

const guarantorsIn = (payments: BookingChoices['payments'], values: FormValues) =>
  paymentIn(payments, values)?.guarantors ?? []

/** Whether the visitor has to name a guarantor although the list of guarantors could not be loaded. */
const isUnknown = (payments: BookingChoices['payments'], values: FormValues): boolean =>
  paymentIn(payments, values)?.guarantors?.length === 0

/** The card that the patient need not hand in again. */
const Card = ({
  patient: id,
  asked,
}: {
  readonly patient: number
  readonly asked: string | undefined
}): ReactElement | null =>
  asked === undefined ? null : (
    <LazyPart name="kept-card" failed={null}>
      <KeptCard patient={id} asked={asked} />
    </LazyPart>
  )

/** The way to pay. */
const payment = (
  payments: BookingChoices['payments'],
  { payer: known, action, account, forWhom }: Partial<BookingView>,
): FormField => ({
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
        // Only the fields of a choice: any other field would become an attribute of its input.
        options={payments.map(({ value, label, hint }) => ({ value, label, hint }))}
        onChange={(chosen) => set({ jenis_pembayaran: chosen })}
      />
      {isUnknown(payments, values) && (
        <SectionError
          title={message('web.booking.guarantor.failed')}
          message={message('web.booking.guarantor.instead')}
          retryHref={action}
        />
      )}
      {account && forWhom !== undefined && <Card patient={forWhom} asked={paymentIn(payments, values)?.asked} />}
    </>
  ),
})

/** The guarantor, if the way to pay does not imply one. */
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

const keepNumber = { name: 'simpan_nomor_bpjs', label: 'web.booking.bpjs.keep' } as const

/**
 * The patient's BPJS number, if BPJS pays. The form asks for it once a patient is chosen. If it is empty, the hospital uses the stored one.
 */
const bpjs = (
  payments: BookingChoices['payments'],
  { account, forWhom, onNumber }: Partial<BookingView>,
): readonly FormField[] => {
  const isAsked = (values: FormValues) => paymentIn(payments, values)?.isBpjs === true
  return [
    {
      ...bpjsField,
      isAsked,
      ...(account &&
        forWhom !== undefined &&
        onNumber && {
          control: (field, { bind }) => (
            <LazyPart name="bpjs" waiting={<Loading />}>
              <BookingBpjs
                key={forWhom}
                patient={forWhom}
                field={field}
                keep={bind(keepNumber)}
                onNumber={(number) => onNumber(forWhom, number)}
              />
            </LazyPart>
          ),
        }),
    },
    { ...keepNumber, isAsked: (values) => isAsked(values) && Boolean(values[keepNumber.name]) },
  ]
}

/** The last step of an appointment: the patient, the payer, the kind of visit. Contract: operation `createAppointment`. */
export const bookingFields = (
  { payments, types, usualType }: BookingChoices,
  view: Partial<BookingView> = {},
): readonly FormField[] => [
  patient(view),
  ...formFields(createAppointmentConstraints, [
    payment(payments, view),
    guarantor(payments, view),
    ...bpjs(payments, view),
    {
      name: 'jenis_appointment',
      label: 'web.booking.type',
      known: usualType,
      check: (values) =>
        !types.some(({ value }) => value === values['jenis_appointment']) && 'web.booking.type.missing',
      // A single kind needs no question.
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
