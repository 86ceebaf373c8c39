import { readCode } from '@hospital/sdk'
import {
  activateExistingFamilyMemberConstraints,
  addNewFamilyMemberConstraints,
  renewFamilyConsentConstraints,
} from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import { Checkbox, EmailField, NikField, PhoneField, RadioGroup, SelectField, TextArea, TextField } from '@hospital/ui'
import { formFields } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { emailField, ownPhoneField } from '../../../forms/phone-and-email.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import {
  birthDateField,
  citizenships,
  genders,
  nikField,
  passportField,
  recordNumberField,
} from '../person/person-fields.tsx'
import { isAdultBirth, isForeigner } from '../person/typed-values.ts'
import { relationWord } from '../profile/relation-word.ts'
import { PatientCode } from './patient-code.tsx'
import type { CodeSent } from './patient-code.tsx'

/** The relations to the main user that an added person can have: all but the main user's own. */
type Relation = Exclude<MemberComponents['schemas']['FamilyRelation'], 'diri_sendiri'>

const relationField = (options: readonly Relation[]): FormField => ({
  name: 'status_family',
  label: 'web.member.profile.relation',
  constraint: { options },
  words: { missing: 'web.member.family.relation.missing', notListed: 'web.member.family.relation.missing' },
  control: (field, { message }) => (
    <SelectField
      {...field}
      options={options.map((value) => ({ value, label: message(relationWord(value)) }))}
      any={message('web.member.family.relation.choose')}
    />
  ),
})

const consentField = (words: MessageId): FormField => ({
  name: 'persetujuan',
  label: 'web.registration.consents',
  words: { missing: 'web.member.family.consent.missing' },
  control: (field, { message }) => <Checkbox {...field} label={message(words)} value="ya" />,
})

/** An Indonesian citizen has a NIK, a foreign citizen a passport. */
const identityFields: readonly FormField[] = [
  {
    name: 'warga_negara',
    label: 'web.member.family.citizenship',
    known: 'wni',
    control: (field, { message, set }) => (
      <RadioGroup {...field} onChange={(value) => set({ warga_negara: value })} options={citizenships(message)} />
    ),
  },
  {
    ...nikField,
    isAsked: (values) => !isForeigner(values),
    control: (field, { message }) => <NikField {...field} hint={message('web.member.family.nik.hint')} />,
  },
  {
    ...passportField,
    isAsked: isForeigner,
    control: (field, { message }) => <TextField {...field} hint={message('web.member.family.passport.hint')} />,
  },
]

const contactFields: readonly FormField[] = [
  {
    ...ownPhoneField('no_hp', 'web.member.profile.phone'),
    control: (field, { message }) => <PhoneField {...field} hint={message('web.member.family.phone.hint')} optional />,
  },
  { ...emailField, control: (field) => <EmailField {...field} optional /> },
  {
    name: 'alamat',
    label: 'web.member.profile.address',
    control: (field) => <TextArea {...field} rows={3} optional />,
  },
]

/** The fields for a child who has never been a patient. Adults join with their own consent. `today` is the day in Jakarta, YYYY-MM-DD. */
export const newMemberFields = (today: string): readonly FormField[] =>
  formFields(addNewFamilyMemberConstraints, [
    relationField(['anak', 'saudara', 'lainnya']),
    {
      name: 'nama',
      label: 'web.member.profile.name',
      words: { missing: 'web.member.profile.name.missing' },
      control: (field, { message }) => <TextField {...field} hint={message('web.member.profile.nameHint')} />,
    },
    {
      name: 'tempat_lahir',
      label: 'web.member.profile.birthPlace',
      words: { missing: 'web.member.profile.birthPlace.missing' },
      control: (field) => <TextField {...field} />,
    },
    {
      ...birthDateField(today),
      check: (values) =>
        birthDateField(today).check?.(values) ||
        (isAdultBirth(values['tgl_lahir'] ?? '', today) && 'web.member.family.new.isAdult'),
    },
    {
      name: 'gender',
      label: 'web.member.profile.gender',
      words: { missing: 'web.form.gender.missing' },
      control: (field, { message }) => <RadioGroup {...field} options={genders(message)} />,
    },
    ...identityFields,
    ...contactFields,
    consentField('web.member.family.new.consent'),
  ])

/** The field for the code that was sent to an adult patient, who consents by giving it to the member. Absent before a code is sent. */
const codeFields = (sent: CodeSent | undefined): readonly FormField[] =>
  sent
    ? [
        {
          name: 'kode',
          label: 'web.member.family.code',
          constraint: { required: true },
          clean: (text) => readCode(text) ?? text,
          words: { missing: 'web.code.wrong', wrong: 'web.code.wrong' },
          control: (field) => <PatientCode sent={sent} field={field} />,
        },
      ]
    : []

/** The fields that prove who an existing patient is. `today` is the day in Jakarta, YYYY-MM-DD. */
export const existingPatientFields = (today: string, sent: CodeSent | undefined): readonly FormField[] =>
  formFields(activateExistingFamilyMemberConstraints, [
    relationField(['suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya']),
    {
      ...recordNumberField,
      name: 'nopasien',
      control: (field, { message }) => <TextField {...field} hint={message('web.member.family.recordNumber.hint')} />,
    },
    birthDateField(today),
    {
      ...nikField,
      control: (field, { message }) => <NikField {...field} hint={message('web.member.family.nik.proof')} optional />,
    },
    consentField('web.member.family.consent'),
    ...codeFields(sent),
  ])

/** The fields for the consent of a person of the family. Sent without a code, the form asks for one. */
export const consentFields = (sent: CodeSent | undefined): readonly FormField[] =>
  formFields(renewFamilyConsentConstraints, codeFields(sent))
