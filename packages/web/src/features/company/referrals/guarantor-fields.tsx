import { storeReferralLetterConstraints } from '@hospital/sdk/constraints'
import { FileField, PhoneField, RadioGroup, Stack, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { fileRules } from '../../../forms/check-constraints.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { guarantorWords } from './referral-words.ts'
import type { ReferralField } from './use-referral-field.ts'

interface GuarantorFieldsProps {
  readonly form: Pick<StepForm<string>, 'values'>
  readonly field: ReferralField
  readonly onLetter: (letter: File | undefined) => void
}

/** Who pays, with the number and the letter for it, and who reports for the company. */
export const GuarantorFields = ({ form, field, onLetter }: GuarantorFieldsProps): ReactElement => {
  const message = useMessage()
  const { penjamin } = form.values
  return (
    <Stack gap="lg">
      <RadioGroup
        {...field('penjamin')}
        options={Object.entries(guarantorWords).map(([value, word]) => ({ value, label: message(word) }))}
      />
      {penjamin === 'bpjs_ketenagakerjaan' && (
        <TextField {...field('no_kpj')} hint={message('web.company.referral.kpj.hint')} />
      )}
      {penjamin === 'asuransi' && (
        <>
          <TextField {...field('nama_asuransi')} />
          <TextField {...field('no_polis')} hint={message('web.company.referral.policy.hint')} />
        </>
      )}
      <FileField
        {...fileRules(storeReferralLetterConstraints.file)}
        id="rujukan-surat"
        name="surat"
        label={message('web.company.referral.letter')}
        hint={message('web.company.referral.letter.hint')}
        optional
        camera="environment"
        prepare={shrinkPicture}
        onChange={onLetter}
      />
      <TextField {...field('pelapor.nama')} autoComplete="name" />
      <TextField {...field('pelapor.jabatan')} autoComplete="organization-title" />
      <PhoneField {...field('pelapor.no_telp')} hint={message('web.company.referral.reporter.phone.hint')} />
    </Stack>
  )
}
