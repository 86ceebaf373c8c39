import { registerPatientConstraints } from '@hospital/sdk/constraints'
import { FileField, RadioGroup, TextField } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { fileRules } from '../../../forms/check-constraints.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { ReferenceField } from '../person/reference-field.tsx'
import { useStepField } from '../person/use-step-field.ts'
import { hasGuarantor } from './care-values.ts'
import { employersUnder } from './employers.ts'

const identityCard = fileRules(registerPatientConstraints.foto_ktp)
const insuranceCard = fileRules(registerPatientConstraints.foto_id_card)

interface GuarantorFieldsProps {
  readonly form: StepForm<string>
  /** Whether photographs can be sent. */
  readonly hasPhotos: boolean
}

/** Who pays, with what proves it, and photographs of the cards. */
export const GuarantorFields = ({ form, hasPhotos }: GuarantorFieldsProps): ReactElement => {
  const message = useMessage()
  const field = useStepField(form)
  const [payment, setPayment] = useState(form.values['bayar'])
  const [guarantor, setGuarantor] = useState(form.values['kodept'])
  const photo = (name: 'foto_ktp' | 'foto_id_card') => {
    const { value: _none, ...rest } = field(name)
    return { ...rest, optional: true, camera: 'environment', prepare: shrinkPicture } as const
  }
  return (
    <>
      <RadioGroup
        {...field('bayar')}
        onChange={setPayment}
        options={[
          { value: 'sendiri', label: message('web.registration.payment.own') },
          {
            value: 'penjamin',
            label: message('web.registration.payment.guarantor'),
            hint: message('web.registration.payment.guarantorHint'),
          },
        ]}
      />
      {hasGuarantor({ bayar: payment ?? '' }) && (
        <>
          <ReferenceField name="kodept" field={field} isRequired onChange={setGuarantor} />
          <ReferenceField
            name="kd_perusahaan"
            field={field}
            hint={message('web.registration.company.hint')}
            choices={(companies) => employersUnder(guarantor, companies)}
          />
          <TextField {...field('kodepmr')} hint={message('web.registration.guarantorCodes.hint')} optional />
        </>
      )}
      {hasPhotos && (
        <>
          <FileField {...photo('foto_ktp')} {...identityCard} />
          <FileField {...photo('foto_id_card')} {...insuranceCard} />
        </>
      )}
      <TextField {...field('no_reg_new')} hint={message('web.registration.earlier.hint')} optional />
    </>
  )
}
