import { EmailField, InlineAlert, NikField, PhoneField, Stack, TextArea, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormStepProblems, FormStepSection } from '../../../forms/steps/step-parts.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import { ReferenceField } from '../person/reference-field.tsx'
import { RegionField } from '../person/region-field.tsx'
import { useLabels, useStepField } from '../person/use-step-field.ts'
import type { FoundRecord } from './found-record.ts'
import { GuarantorFields } from './guarantor-fields.tsx'
import { RecordFacts } from './record-facts.tsx'
import { ReviewStep } from './review-step.tsx'
import type { CareControl } from './use-care.ts'

const further = ['agama', 'gol_darah', 'bahasa', 'suku_bahasa', 'status_kawin', 'pendidikan', 'pekerjaan'] as const

interface CareFormProps {
  readonly care: CareControl
  readonly found: FoundRecord
  /** The name of the hospital. */
  readonly hospital: string
}

/** The form of a hospital, filled with what is known: identity and address, further data, who pays, a last look. */
export const CareForm = ({ care, found, hospital }: CareFormProps): ReactElement => {
  const message = useMessage()
  const { form, notice } = care
  const { ref, onSubmit } = form
  const field = useStepField(form)
  const labels = useLabels()
  return (
    <form ref={ref} method="post" data-own-draft noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <FormStepProblems form={form} labels={labels} />
        <WriteNotice notice={notice} />
        <FormStepSection
          form={form}
          id="identitas"
          title={message('web.registration.step.record')}
          intro={message('web.registration.record.intro')}
        >
          <RecordFacts record={found.record} />
          <TextField {...field('tempat_lahir')} />
          {found.record.warga_negara !== 'wna' && (
            <NikField {...field('nik')} hint={message('web.registration.nik.hint')} />
          )}
          <PhoneField {...field('no_hp')} />
          <EmailField {...field('email')} optional />
          <TextArea {...field('alamat')} rows={2} hint={message('web.registration.address.hint')} />
          {found.isRegionMissing && !form.values['wilayah'] && (
            <InlineAlert tone="warning">{message('web.registration.region.unknown')}</InlineAlert>
          )}
          <RegionField form={form} field={field} />
        </FormStepSection>
        <FormStepSection
          form={form}
          id="tambahan"
          title={message('web.registration.step.further')}
          intro={message('web.registration.further.intro')}
        >
          {further.map((name) => (
            <ReferenceField key={name} name={name} field={field} />
          ))}
        </FormStepSection>
        <FormStepSection form={form} id="penjamin" title={message('web.registration.step.payment')}>
          <GuarantorFields form={form} hasPhotos={found.relative === undefined} />
        </FormStepSection>
        <ReviewStep care={care} found={found} hospital={hospital} />
      </Stack>
    </form>
  )
}
