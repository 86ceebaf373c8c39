import { CalendarDate, DescriptionList } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormStepSection, StepFormView } from '../../../forms/steps/step-parts.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import type { FoundRecord, MobileRecord } from './care-fields.tsx'
import { ReviewStep } from './review-step.tsx'
import type { CareControl } from './use-care.ts'

interface CareFormProps {
  readonly care: CareControl
  readonly found: FoundRecord
  /** The name of the hospital. */
  readonly hospital: string
  /** Goes back to the choice of the hospital. */
  readonly onOtherHospital: () => void
}

/** The form of a hospital, filled with the known data: identity and address, further data, payment, review. */
export const CareForm = ({ care, found, hospital, onOtherHospital }: CareFormProps): ReactElement => {
  const message = useMessage()
  const { form, fields, notice } = care
  return (
    <StepFormView form={form} fields={fields} notice={<WriteNotice notice={notice} />}>
      <FormStepSection
        form={form}
        fields={fields}
        id="identitas"
        title={message('web.registration.step.record')}
        intro={message('web.registration.record.intro')}
        onBack={onOtherHospital}
      >
        <RecordFacts record={found.record} />
      </FormStepSection>
      <FormStepSection
        form={form}
        fields={fields}
        id="tambahan"
        title={message('web.registration.step.further')}
        intro={message('web.registration.further.intro')}
      />
      <FormStepSection form={form} fields={fields} id="penjamin" title={message('web.registration.step.payment')} />
      <ReviewStep care={care} hospital={hospital}>
        <RecordFacts record={found.record} />
      </ReviewStep>
    </StepFormView>
  )
}

/** The patient's data from the record, which this form does not change. */
const RecordFacts = ({ record }: { readonly record: MobileRecord }): ReactElement => {
  const message = useMessage()
  const isForeign = record.warga_negara === 'wna'
  return (
    <DescriptionList
      compact
      items={[
        { term: message('web.member.profile.name'), details: record.nama_lengkap },
        { term: message('web.member.profile.birthDate'), details: <CalendarDate date={record.tgl_lahir} /> },
        {
          term: message('web.member.profile.gender'),
          details: message(record.gender === 'L' ? 'web.member.profile.male' : 'web.member.profile.female'),
        },
        {
          term: message('web.member.family.citizenship'),
          details: message(isForeign ? 'web.member.family.wna' : 'web.member.family.wni'),
        },
        ...(record.nopasien === null
          ? []
          : [{ term: message('web.member.profile.recordNumber'), details: record.nopasien }]),
      ]}
    />
  )
}
