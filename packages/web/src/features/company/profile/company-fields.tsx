import { updateCompanyProfileConstraints } from '@hospital/sdk/constraints'
import { EmailField, Fieldset, Heading, PhoneField, Stack, TextArea, TextField } from '@hospital/ui'
import { formFields } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { phoneNumber } from '../../../forms/phone-and-email.ts'
import type { FormValues } from '../../../forms/submission.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { CompanyProfile } from './read-company-profile.ts'

/** The stored data of a company; undefined for a new one. */
type Company = CompanyProfile | undefined

/** An optional field of a company. If the field of an existing company is cleared, its value is removed. */
const optionalText = (
  company: Company,
  name: 'alamat' | 'kota' | 'provinsi' | 'kode_pos' | 'website',
  label: MessageId,
): FormField => ({
  name,
  label,
  known: company?.[name],
  isSentEmpty: company !== undefined,
  control: (field) => <TextField {...field} optional />,
})

const address = (company: Company, heading: MessageId | undefined): readonly FormField[] => [
  {
    ...optionalText(company, 'alamat', 'web.member.profile.address'),
    control: (field, { message }) => (
      <>
        {heading && (
          <Heading level={3} size={4}>
            {message(heading)}
          </Heading>
        )}
        <TextArea {...field} rows={2} optional />
      </>
    ),
  },
  optionalText(company, 'kota', 'web.company.profile.city'),
  optionalText(company, 'provinsi', 'web.company.profile.province'),
  {
    ...optionalText(company, 'kode_pos', 'web.company.profile.postalCode'),
    words: { wrong: 'web.company.profile.postalCode.wrong' },
  },
]

const wrongEmail = 'web.form.email.wrong'
const wrongPhone = 'web.company.profile.phone.wrong'

const reached = (company: Company): readonly FormField[] => [
  {
    name: 'email',
    label: 'web.company.profile.email',
    words: { missing: 'web.company.profile.email.missing', wrong: wrongEmail },
    known: company?.email,
    control: (field) => <EmailField {...field} />,
  },
  {
    name: 'no_telp',
    label: 'web.company.profile.phone',
    clean: phoneNumber,
    words: { missing: 'web.company.profile.phone.missing', wrong: wrongPhone },
    known: company?.no_telp,
    control: (field) => <PhoneField {...field} />,
  },
]

const website = (company: Company): FormField => ({
  ...optionalText(company, 'website', 'web.company.profile.website'),
  // Users leave out `https://`.
  clean: (text) => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`),
  words: { wrong: 'web.company.profile.website.wrong' },
  // The contract's pattern accepts addresses that no browser can open, such as `https://0812345678`, but its answers do not.
  check: ({ website: text = '' }) => text !== '' && !URL.canParse(text) && 'web.company.profile.website.wrong',
})

const position = {
  name: 'pic.jabatan',
  label: 'web.company.profile.position',
  words: { missing: 'web.company.profile.position.missing' },
} as const
const personEmail = {
  name: 'pic.email',
  label: 'web.form.email',
  words: { missing: 'web.company.profile.person.email.missing', wrong: wrongEmail },
} as const
const personPhone = {
  name: 'pic.no_telp',
  label: 'web.form.phone',
  clean: phoneNumber,
  words: { missing: 'web.company.profile.person.phone.missing', wrong: wrongPhone },
} as const

/** The fields of the person in charge, in one group. */
const person = (pic: CompanyProfile['pic'] | undefined): readonly FormField[] => [
  {
    name: 'pic.nama',
    label: 'web.form.name',
    words: { missing: 'web.company.profile.person.name.missing' },
    known: pic?.nama,
    control: (field, { message, bind }) => (
      <Fieldset label={message('web.company.profile.person')}>
        <Stack gap="lg">
          <TextField {...field} />
          <TextField {...bind(position)} />
          <EmailField {...bind(personEmail)} />
          <PhoneField {...bind(personPhone)} />
        </Stack>
      </Fieldset>
    ),
  },
  { ...position, known: pic?.jabatan },
  { ...personEmail, known: pic?.email },
  { ...personPhone, known: pic?.no_telp },
]

interface CompanyFieldsOptions {
  /** Whether a company needs an email address, a telephone number and a person in charge. Default: always. */
  readonly isNeeded?: (values: FormValues) => boolean
  /** The heading above the first field. Default: none. */
  readonly heading?: MessageId
}

/** The fields of a company's contact data, in the order of its form: address, contacts, person in charge. */
export const companyFields = (
  company: Company,
  { isNeeded = () => true, heading }: CompanyFieldsOptions = {},
): readonly FormField[] => {
  const needed = (row: FormField): FormField => ({
    ...row,
    check: (values) => isNeeded(values) && (values[row.name] ?? '').trim() === '' && row.words?.missing,
  })
  return formFields(updateCompanyProfileConstraints, [
    ...address(company, heading),
    ...reached(company).map(needed),
    website(company),
    ...person(company?.pic).map(needed),
  ])
}
