import { storeReferralLetterConstraints } from '@hospital/sdk/constraints'
import { FileField, PhoneField, RadioGroup, Text, TextField } from '@hospital/ui'
import { fileRules } from '../../../forms/check-constraints.ts'
import type { FormField } from '../../../forms/fields.ts'
import { phoneNumber } from '../../../forms/phone-and-email.ts'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { guarantorWords } from './referral-words.ts'

/** The number by which the guarantor knows the employee. A number typed for another guarantor is not sent. */
const insurance: readonly FormField[] = [
  {
    name: 'no_kpj',
    label: 'web.company.referral.kpj',
    isAsked: ({ penjamin }) => penjamin === 'bpjs_ketenagakerjaan',
    constraint: { required: true },
    clean: (text) => text.replaceAll(/[\s.-]/g, ''),
    words: { missing: 'web.company.referral.kpj.missing', wrong: 'web.company.referral.kpj.wrong' },
    control: (field, { message }) => <TextField {...field} hint={message('web.company.referral.kpj.hint')} />,
  },
  {
    name: 'nama_asuransi',
    label: 'web.company.referral.insurer',
    isAsked: ({ penjamin }) => penjamin === 'asuransi',
    constraint: { required: true },
    words: { missing: 'web.company.referral.insurer.missing' },
    control: (field) => <TextField {...field} />,
  },
  {
    name: 'no_polis',
    label: 'web.company.referral.policy',
    isAsked: ({ penjamin }) => penjamin === 'asuransi',
    constraint: { required: true },
    words: { missing: 'web.company.referral.policy.missing' },
    control: (field, { message }) => <TextField {...field} hint={message('web.company.referral.policy.hint')} />,
  },
]

/** The payer, and the guarantee letter, which is sent after the referral. */
export const guarantorFields = (onLetter: ((letter: File | undefined) => void) | undefined): readonly FormField[] => [
  {
    name: 'penjamin',
    label: 'web.company.referral.guarantor',
    words: { missing: 'web.company.referral.guarantor.missing' },
    control: (field, { message }) => (
      <RadioGroup
        {...field}
        options={Object.entries(guarantorWords).map(([value, word]) => ({ value, label: message(word) }))}
      />
    ),
  },
  ...insurance,
  {
    name: 'surat',
    label: 'web.company.referral.letter',
    isSent: false,
    control: ({ value: _none, ...field }, { message }) => (
      <FileField
        {...field}
        {...fileRules(storeReferralLetterConstraints.file)}
        hint={message('web.company.referral.letter.hint')}
        optional
        camera="environment"
        prepare={shrinkPicture}
        onChange={onLetter}
      />
    ),
  },
]

/** The fields of the person who reports for the company. */
export const reporterFields: readonly FormField[] = [
  {
    name: 'pelapor.nama',
    label: 'web.company.referral.reporter.name',
    control: (field) => <TextField {...field} autoComplete="name" />,
  },
  {
    name: 'pelapor.jabatan',
    label: 'web.company.referral.reporter.position',
    control: (field) => <TextField {...field} autoComplete="organization-title" />,
  },
  {
    name: 'pelapor.no_telp',
    label: 'web.company.referral.reporter.phone',
    clean: phoneNumber,
    words: { missing: 'web.form.phone.missing', wrong: 'web.form.phone.wrong' },
    control: (field, { message }) => (
      <>
        <PhoneField {...field} hint={message('web.company.referral.reporter.phone.hint')} />
        <Text tone="muted">{message('web.company.referral.consentNote')}</Text>
      </>
    ),
  },
]
