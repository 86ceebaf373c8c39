import { DateField, NikField, RadioGroup, TextField } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { useStepField } from '../person/use-step-field.ts'
import { isExisting, isForeigner } from './account-values.ts'

/** Who the person is: new or a patient already, name, birth, citizenship and the number that goes with it. */
export const IdentityFields = ({ form }: { readonly form: StepForm<string> }): ReactElement => {
  const message = useMessage()
  const field = useStepField(form)
  // The fields that follow from a choice are there with it, before the form has read it.
  const [kind, setKind] = useState(form.values['jenis'])
  const [citizenship, setCitizenship] = useState(form.values['warga_negara'])
  return (
    <>
      <RadioGroup
        {...field('jenis')}
        onChange={setKind}
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
      {isExisting({ jenis: kind ?? '' }) && (
        <TextField {...field('no_pasien')} hint={message('web.member.family.recordNumber.hint')} />
      )}
      <TextField {...field('nama')} autoComplete="name" hint={message('web.member.profile.nameHint')} />
      <TextField {...field('tempat_lahir')} />
      <DateField {...field('tgl_lahir')} value={datePartsOf(form.values, 'tgl_lahir')} birthday />
      <RadioGroup
        {...field('gender')}
        options={[
          { value: 'P', label: message('web.member.profile.female') },
          { value: 'L', label: message('web.member.profile.male') },
        ]}
      />
      <RadioGroup
        {...field('warga_negara')}
        onChange={setCitizenship}
        options={[
          { value: 'wni', label: message('web.member.family.wni') },
          { value: 'wna', label: message('web.member.family.wna') },
        ]}
      />
      {isForeigner({ warga_negara: citizenship ?? '' }) ? (
        <TextField {...field('no_paspor')} hint={message('web.member.family.passport.hint')} />
      ) : (
        <NikField {...field('nik')} hint={message('web.registration.nik.hint')} />
      )}
    </>
  )
}
