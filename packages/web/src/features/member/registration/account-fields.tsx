import { registerMobileConstraints } from '@hospital/sdk/constraints'
import {
  Checkbox,
  EmailField,
  Fieldset,
  NikField,
  PasswordField,
  PhoneField,
  RadioGroup,
  Stack,
  TextField,
} from '@hospital/ui'
import { formFields, inStep } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { emailField, ownPhoneField } from '../../../forms/phone-and-email.ts'
import type { FormValues } from '../../../forms/submission.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import {
  birthDateField,
  citizenships,
  genders,
  nikField,
  passportField,
  recordNumberField,
} from '../person/person-fields.tsx'
import { isForeigner, needsNik } from '../person/typed-values.ts'

/** Whether the person already is a patient of the group. */
export const isExisting = (values: FormValues): boolean => values['jenis'] === 'lama'

/** Asks whether the person is already a patient, and for their number. */
const kind: readonly FormField[] = [
  {
    name: 'jenis',
    label: 'web.registration.kind',
    constraint: { required: true, options: ['baru', 'lama'] },
    words: { missing: 'web.registration.kind.missing' },
    isSent: false,
    control: (field, { message, set }) => (
      <RadioGroup
        {...field}
        onChange={(jenis) => set({ jenis })}
        options={[
          {
            value: 'baru',
            label: message('web.registration.kind.new'),
            hint: message('web.registration.kind.newHint'),
          },
          {
            value: 'lama',
            label: message('web.registration.kind.existing'),
            hint: message('web.registration.kind.existingHint'),
          },
        ]}
      />
    ),
  },
  {
    ...recordNumberField,
    isAsked: isExisting,
    control: (field, { message }) => <TextField {...field} hint={message('web.member.family.recordNumber.hint')} />,
  },
]

/** An Indonesian citizen has a NIK, a foreign citizen a passport. */
const nationality = (today: string): readonly FormField[] => [
  {
    name: 'warga_negara',
    label: 'web.member.family.citizenship',
    constraint: { required: true },
    control: (field, { message, set }) => (
      <RadioGroup {...field} onChange={(value) => set({ warga_negara: value })} options={citizenships(message)} />
    ),
  },
  {
    ...nikField,
    isAsked: (values) => !isForeigner(values),
    check: ({ nik, tgl_lahir = '' }) => !nik && needsNik(tgl_lahir, false, today) && 'web.member.family.nik.missing',
    control: (field, { message }) => <NikField {...field} hint={message('web.registration.nik.hint')} />,
  },
  {
    ...passportField,
    isAsked: isForeigner,
    control: (field, { message }) => <TextField {...field} hint={message('web.member.family.passport.hint')} />,
  },
]

/** The fields of the person's identity. */
const identity = (today: string): readonly FormField[] => [
  ...kind,
  {
    name: 'nama',
    label: 'web.member.profile.name',
    words: { missing: 'web.form.name.missing' },
    control: (field, { message }) => (
      <TextField {...field} autoComplete="name" hint={message('web.member.profile.nameHint')} />
    ),
  },
  {
    name: 'tempat_lahir',
    label: 'web.member.profile.birthPlace',
    words: { missing: 'web.member.profile.birthPlace.missing' },
    control: (field) => <TextField {...field} />,
  },
  birthDateField(today, { birthday: true }),
  {
    name: 'gender',
    label: 'web.member.profile.gender',
    words: { missing: 'web.form.gender.missing' },
    control: (field, { message }) => <RadioGroup {...field} options={genders(message).toReversed()} />,
  },
  ...nationality(today),
]

const phoneHint = (values: FormValues): MessageId => {
  if (isExisting(values)) return 'web.registration.phone.recordHint'
  return isForeigner(values) ? 'web.registration.phone.foreignHint' : 'web.registration.phone.hint'
}

/** The person's contacts. The account needs no address: a hospital's form asks for it, so that a first appointment takes fewer steps. */
const contact: readonly FormField[] = [
  {
    ...emailField,
    control: (field, { message }) => <EmailField {...field} hint={message('web.registration.email.hint')} />,
  },
  {
    ...ownPhoneField('no_hp', 'web.member.profile.phone'),
    control: (field, { message, values }) => <PhoneField {...field} hint={message(phoneHint(values))} />,
  },
]

const marketing = { name: 'persetujuan.pemasaran', label: 'web.registration.consents' } as const

/** A separate consent for each purpose, as UU 27/2022 requires. No box is ticked in advance. */
const consents: readonly FormField[] = [
  {
    name: 'persetujuan.pelayanan',
    label: 'web.registration.consents',
    words: { missing: 'web.registration.consent.missing' },
    control: ({ value: service, ...field }, { message, bind }) => {
      const { value: news, ...further } = bind(marketing)
      return (
        <Fieldset
          label={message('web.registration.consents')}
          hint={message('web.registration.consents.hint', { page: message('web.member.account.title') })}
        >
          <Stack gap="sm">
            <Checkbox
              {...field}
              checked={Boolean(service)}
              label={message('web.registration.consent.service')}
              hint={message('web.registration.consent.serviceHint')}
            />
            <Checkbox
              {...further}
              checked={Boolean(news)}
              label={message('web.registration.consent.news')}
              hint={message('web.registration.consent.newsHint')}
            />
          </Stack>
        </Fieldset>
      )
    },
  },
  marketing,
  { ...marketing, name: 'persetujuan', shownAt: 'persetujuan.pelayanan', isSent: false },
]

/** The fields of an account. `today` is the day in Jakarta, YYYY-MM-DD. */
export const accountFields = (today: string): readonly FormField[] =>
  formFields(registerMobileConstraints, [
    ...inStep('data-diri', identity(today)),
    ...inStep('kontak', contact),
    ...inStep('akun', [
      {
        name: 'password',
        label: 'web.registration.password',
        words: { missing: 'web.registration.password.missing', tooShort: 'web.registration.password.short' },
        control: (field, { message }) => (
          <PasswordField
            {...field}
            purpose="new"
            hint={message('web.registration.password.hint', { count: registerMobileConstraints.password.minLength })}
          />
        ),
      },
      ...consents,
    ]),
  ])
