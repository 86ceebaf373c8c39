import { createPackageReservationConstraints } from '@hospital/sdk/constraints'
import {
  DateField,
  EmailField,
  formatDate,
  PhoneField,
  SelectField,
  TextArea,
  TextField,
  useLocale,
} from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import type { ReactElement } from 'react'
import { asTyped, dayAfter, dayBefore } from '../../forms/day.ts'
import { entryField } from '../../forms/entry-field.ts'
import { formFields } from '../../forms/fields.ts'
import type { FormField } from '../../forms/fields.ts'
import { emailField, phoneField } from '../../forms/phone-and-email.ts'
import type { FormValues } from '../../forms/submission.ts'
import { datePartsOf } from '../../forms/typed-date.ts'
import type { BoundField } from '../../forms/use-field.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { dayName, dayProblem, wishedDay } from './reservation-days.ts'
import type { ReservationDays } from './reservation-days.ts'

const contract = createPackageReservationConstraints

/** The fields of the person, and the choice among the hospitals that offer the package. */
export const guestFields = (hospitals: readonly SelectOption[] = []): readonly FormField[] =>
  formFields(contract, [
    {
      name: 'nama_lengkap',
      label: 'web.reservation.name',
      words: { missing: 'web.form.name.missing' },
      control: (field) => <TextField {...field} autoComplete="name" />,
    },
    { ...phoneField('no_telp', 'web.reservation.phone'), control: (field) => <PhoneField {...field} /> },
    { ...emailField, control: (field) => <EmailField {...field} optional /> },
    {
      ...entryField,
      name: 'rumah_sakit',
      label: 'web.reservation.hospital',
      ...(hospitals.length > 0 && {
        control: (field, { message }) => (
          <SelectField {...field} options={hospitals} any={message('web.reservation.anyHospital')} optional />
        ),
      }),
    },
  ])

/** The day, and a message to the hospital. */
export const wishFields = (days: ReservationDays): readonly FormField[] =>
  formFields(contract, [
    {
      name: dayName,
      label: 'web.reservation.day',
      clean: (_text, values) => wishedDay(values) ?? '',
      check: (values) => dayProblem(values, days),
      control: (field, { values }) => <ReservationDay field={field} values={values} days={days} />,
    },
    {
      name: 'catatan',
      label: 'web.reservation.remark',
      control: (field) => <TextArea {...field} limit={contract.catatan.maxLength} rows={3} optional />,
    },
  ])

/** The fields of a reservation, for the check and the request. Contract: operation `createPackageReservation`. */
export const reservationFields = (days: ReservationDays): readonly FormField[] => [
  ...guestFields(),
  ...wishFields(days),
]

/** The days on which a package can be reserved, in words, and how to type a day. */
const useDayHint = ({ today, ends }: ReservationDays): string => {
  const message = useMessage()
  const locale = useLocale()
  const first = dayAfter(today)
  const words = { first: formatDate(first, locale), example: asTyped(first) }
  if (ends === undefined) return message('web.reservation.dayHint', words)
  const last = dayBefore(ends)
  return last === first
    ? message('web.reservation.dayHintOnly', words)
    : message('web.reservation.dayHintUntil', { ...words, last: formatDate(last, locale) })
}

interface ReservationDayProps {
  readonly field: BoundField
  readonly values: FormValues
  readonly days: ReservationDays
}

const ReservationDay = ({ field, values, days }: ReservationDayProps): ReactElement => (
  <DateField {...field} value={datePartsOf(values, dayName)} hint={useDayHint(days)} />
)
