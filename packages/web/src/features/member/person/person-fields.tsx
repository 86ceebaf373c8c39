import { joinDate } from '@hospital/sdk'
import { DateField } from '@hospital/ui'
import type { Choice } from '@hospital/ui'
import type { ComponentProps } from 'react'
import type { FormField } from '../../../forms/fields.ts'
import { digits } from '../../../forms/grouped-digits.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'
import type { Message, MessageId } from '../../../i18n/use-message.ts'
import { ReferenceField } from './reference-field.tsx'
import type { ReferenceName } from './reference.ts'
import { RegionField } from './region-field.tsx'
import { regionProblem } from './region.ts'
import type { RegionCodes } from './region.ts'
import { birthDateProblem, recordNumber } from './typed-values.ts'

// Rows of fields about a person that several forms share.

/** Both genders to choose from. */
export const genders = (message: Message): readonly Choice[] => [
  { value: 'L', label: message('web.member.profile.male') },
  { value: 'P', label: message('web.member.profile.female') },
]

/** Both kinds of citizens to choose from. */
export const citizenships = (message: Message): readonly Choice[] => [
  { value: 'wni', label: message('web.member.family.wni') },
  { value: 'wna', label: message('web.member.family.wna') },
]

/** A birth date in three fields. `today` is the day in Jakarta, YYYY-MM-DD. `props`: further props of its control. */
export const birthDateField = (
  today: string,
  props?: Pick<ComponentProps<typeof DateField>, 'birthday'>,
): FormField => ({
  name: 'tgl_lahir',
  label: 'web.member.profile.birthDate',
  // The known date is one text. The three typed parts come before it.
  clean: (known, values) => ('tgl_lahir-day' in values ? (joinDate(datePartsOf(values, 'tgl_lahir')) ?? '') : known),
  check: (values) => birthDateProblem(values, today),
  control: (field, { values }) => (
    <DateField {...field} {...props} value={field.value || datePartsOf(values, 'tgl_lahir')} />
  ),
})

export const nikField: FormField = {
  name: 'nik',
  label: 'web.member.profile.nik',
  clean: digits,
  words: { missing: 'web.member.family.nik.missing', wrong: 'web.member.family.nik.wrong' },
}

/** The field for the passport of a foreign citizen. */
export const passportField: FormField = {
  name: 'no_paspor',
  label: 'web.member.profile.passport',
  constraint: { required: true },
  clean: (text) => digits(text).toUpperCase(),
  words: { missing: 'web.member.family.passport.missing', wrong: 'web.member.family.passport.wrong' },
}

export const recordNumberField: FormField = {
  name: 'no_pasien',
  label: 'web.member.profile.recordNumber',
  constraint: { required: true },
  clean: recordNumber,
  words: { missing: 'web.member.family.recordNumber.wrong', wrong: 'web.member.family.recordNumber.wrong' },
}

/** A field for a code from a list of the member API. `isClearable`: whether a person can go back to no choice. */
export const referenceField = (
  list: ReferenceName,
  label: MessageId,
  { known, isClearable = true }: Pick<FormField, 'known'> & { readonly isClearable?: boolean } = {},
): FormField => ({
  name: list,
  label,
  known,
  isDrafted: false,
  control: (field) => <ReferenceField list={list} field={field} isClearable={isClearable} />,
})

interface RegionOptions {
  /** The known region: its codes, and its names in one line. */
  readonly codes?: RegionCodes
  readonly names?: string
  /** Whether the person already has a region. They can change it but not remove it. */
  readonly isKept?: boolean
  /** Whether the person has a region whose codes could not be read. */
  readonly isUnknown?: boolean
}

/** The village of an address, and the values that follow from it: its codes, and its name, which exists only in the form. */
export const regionFields = ({ codes, names, isKept, isUnknown }: RegionOptions = {}): readonly FormField[] => [
  {
    name: 'kel',
    label: 'web.registration.region',
    known: codes?.kel,
    isDrafted: false,
    check: (values) => regionProblem(values, isKept),
    control: (field, form) => <RegionField field={field} form={form} isUnknown={isUnknown} />,
  },
  ...(['kec', 'kokab', 'prov'] as const).map((name): FormField => ({
    name,
    label: 'web.registration.region',
    known: codes?.[name],
    isDrafted: false,
    shownAt: 'kel',
  })),
  {
    name: 'wilayah',
    label: 'web.registration.region',
    known: names,
    isDrafted: false,
    shownAt: 'kel',
    isSent: false,
  },
]
