import { jakartaDate, jakartaStamp } from '@hospital/sdk'
import { createAccidentReferralConstraints } from '@hospital/sdk/constraints'
import { DateField, RadioGroup, SelectField, TextArea, TextField } from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import { BoxList, tickedIn } from '../../../forms/box-list.tsx'
import { asTyped } from '../../../forms/day.ts'
import { formFields, inStep } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { accidentInstant, dateProblem, timeProblem } from './accident-time.ts'
import { EmployeeField } from './employee-field.tsx'
import { guarantorFields, reporterFields } from './guarantor-fields.tsx'
import { bodyWords, injuryWords, severityWords } from './referral-words.ts'

/** The data that the controls of a referral need. The rules do not need it. */
export interface ReferralView {
  readonly personal: PersonalData
  /** The hospitals to which the company may refer. */
  readonly hospitals: readonly SelectOption[]
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string
  readonly onLetter: (letter: File | undefined) => void
}

/** The steps of the form. */
export const referralSteps = ['karyawan', 'kejadian', 'cedera', 'penjamin'] as const

/** The employee, and the hospital. */
const patient = ({ personal, hospitals = [] }: Partial<ReferralView>): readonly FormField[] => [
  {
    name: 'karyawan_id',
    label: 'web.company.referral.employee',
    words: { missing: 'web.company.referral.employee.missing' },
    ...(personal && {
      control: (field, form) => <EmployeeField personal={personal} form={form} field={field} />,
    }),
  },
  {
    name: 'kode_mapping_rs',
    label: 'web.company.referral.hospital',
    words: { missing: 'web.company.referral.hospital.missing' },
    control: (field, { message }) => (
      <SelectField {...field} any={message('web.company.referral.hospital.choose')} options={hospitals} />
    ),
  },
]

/** The time of the accident, in two fields that the request has as one instant. */
const time = (now: () => Date, today = jakartaDate(now())): readonly FormField[] => [
  {
    name: 'tanggal',
    label: 'web.company.referral.date',
    check: (values) => dateProblem(values, now()),
    isSent: false,
    control: (field, { message, values }) => (
      <DateField
        {...field}
        value={datePartsOf(values, 'tanggal')}
        hint={message('web.company.referral.date.hint', { example: asTyped(today) })}
      />
    ),
  },
  {
    name: 'jam',
    label: 'web.company.referral.time',
    check: (values) => timeProblem(values, now()),
    isSent: false,
    control: (field, { message }) => <TextField {...field} hint={message('web.company.referral.time.hint')} />,
  },
  {
    name: 'waktu_kejadian',
    label: 'web.company.referral.date',
    clean: (_text, values) => {
      const instant = accidentInstant(values)
      return instant ? jakartaStamp(instant) : ''
    },
    shownAt: 'tanggal',
  },
]

/** The place and the course of the accident. */
const account: readonly FormField[] = [
  {
    name: 'lokasi_kejadian',
    label: 'web.company.referral.place',
    words: { missing: 'web.company.referral.place.missing' },
    control: (field, { message }) => <TextField {...field} hint={message('web.company.referral.place.hint')} />,
  },
  {
    name: 'kronologi',
    label: 'web.company.referral.account',
    words: { missing: 'web.company.referral.account.missing', tooShort: 'web.company.referral.account.short' },
    control: (field, { message }) => (
      <TextArea
        {...field}
        hint={message('web.company.referral.account.hint')}
        limit={createAccidentReferralConstraints.kronologi.maxLength}
      />
    ),
  },
]

const bodyParts = Object.keys(bodyWords)

/** The injured part of the body, the kind of injury and its severity. */
const injury: readonly FormField[] = [
  {
    name: 'jenis_cedera',
    label: 'web.company.referral.injury',
    words: { missing: 'web.company.referral.injury.missing' },
    control: (field, { message }) => (
      <SelectField
        {...field}
        any={message('web.company.referral.injury.choose')}
        options={Object.entries(injuryWords).map(([value, word]) => ({ value, label: message(word) }))}
      />
    ),
  },
  {
    name: 'bagian_tubuh',
    label: 'web.company.referral.body',
    clean: (_text, values) => tickedIn('bagian_tubuh', bodyParts, values).join(','),
    words: { missing: 'web.company.referral.body.missing' },
    control: (field, { message, values }) => (
      <BoxList
        field={field}
        hint={message('web.company.referral.body.hint')}
        hasColumns
        options={Object.entries(bodyWords).map(([value, word]) => ({ value, label: message(word) }))}
        ticked={tickedIn('bagian_tubuh', bodyParts, values)}
      />
    ),
  },
  {
    name: 'tingkat_cedera',
    label: 'web.company.referral.severity',
    words: { missing: 'web.company.referral.severity.missing' },
    control: (field, { message }) => (
      <RadioGroup
        {...field}
        options={Object.entries(severityWords).map(([value, [word, hint]]) => ({
          value,
          label: message(word),
          hint: message(hint),
        }))}
      />
    ),
  },
]

/** The fields of a referral: employee and hospital, accident, injury, payer and reporter. `now` is called at each check. */
export const referralFields = (now: () => Date, view: Partial<ReferralView> = {}): readonly FormField[] =>
  formFields(createAccidentReferralConstraints, [
    ...inStep('karyawan', patient(view)),
    ...inStep('kejadian', [...time(now, view.today), ...account]),
    ...inStep('cedera', injury),
    ...inStep('penjamin', [...guarantorFields(view.onLetter), ...reporterFields]),
  ])
