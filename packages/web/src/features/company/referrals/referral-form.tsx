import { InlineAlert, LinkButton, SelectField, Stack, Stepper, Text, useLocale } from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { formStepEntries } from '../../../forms/steps/form-step-entries.ts'
import { FormStepProblems, FormStepSection } from '../../../forms/steps/step-parts.tsx'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { NoticeWords } from '../../../personal-data/write-notice.tsx'
import { href } from '../../../routes/href.ts'
import { AccidentFields } from './accident-fields.tsx'
import { EmployeeField } from './employee-field.tsx'
import { fieldLabels } from './field-labels.ts'
import { GuarantorFields } from './guarantor-fields.tsx'
import { InjuryFields } from './injury-fields.tsx'
import { useReferralField } from './use-referral-field.ts'
import { useReferralForm } from './use-referral-form.ts'
import type { ReferralForm } from './use-referral-form.ts'

interface ReferralFormViewProps {
  readonly personal: PersonalData
  /** Those to which the company may refer. */
  readonly hospitals: readonly SelectOption[]
  /** What is known of the reporter. */
  readonly known: FormValues
}

/** The form of a referral: whom and where to, what happened, the injury, who pays and who reports. */
export const ReferralFormView = ({ personal, hospitals, known }: ReferralFormViewProps): ReactElement => {
  const message = useMessage()
  const control = useReferralForm(personal, known)
  const { form, busy } = control
  const { ref, onSubmit } = form
  const field = useReferralField(form)
  const labels = useMemo(
    () => Object.fromEntries(Object.entries(fieldLabels).map(([name, id]) => [name, message(id)])),
    [message],
  )
  return (
    <form ref={ref} method="post" data-own-draft noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <Steps control={control} />
        <FormStepProblems form={form} labels={labels} />
        <Outcome control={control} />
        <FormStepSection form={form} id="karyawan" title={message('web.company.referral.step.employee')}>
          <EmployeeField personal={personal} form={form} field={field} />
          <SelectField
            {...field('kode_mapping_rs')}
            any={message('web.company.referral.hospital.choose')}
            options={hospitals}
          />
        </FormStepSection>
        <FormStepSection form={form} id="kejadian" title={message('web.company.referral.step.accident')}>
          <AccidentFields form={form} field={field} />
        </FormStepSection>
        <FormStepSection form={form} id="cedera" title={message('web.company.referral.step.injury')}>
          <InjuryFields form={form} field={field} />
        </FormStepSection>
        <FormStepSection
          form={form}
          id="penjamin"
          title={message('web.company.referral.step.guarantor')}
          send={{ label: message('web.company.referral.send'), busy }}
        >
          <GuarantorFields form={form} field={field} onLetter={control.setLetter} />
          <Text tone="muted">{message('web.company.referral.consentNote')}</Text>
        </FormStepSection>
      </Stack>
    </form>
  )
}

const Steps = ({ control: { form } }: { readonly control: ReferralForm }): ReactElement => {
  const message = useMessage()
  const titles = [
    message('web.company.referral.step.employee'),
    message('web.company.referral.step.accident'),
    message('web.company.referral.step.injury'),
    message('web.company.referral.step.guarantor'),
  ]
  return (
    <Stepper
      label={message('web.company.referral.new')}
      steps={formStepEntries(form, titles, (step) => message('web.form.step.locked', { step }))}
    />
  )
}

/** Why it was not filed. If it is unknown whether it was, the user is led to the list before they send it again. */
const Outcome = ({ control: { notice, isUnknown } }: { readonly control: ReferralForm }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <FormNotice outcome={notice}>
      {notice && (
        <InlineAlert tone="warning">
          <Stack gap="sm" align="start">
            <NoticeWords notice={notice} />
            {isUnknown && (
              <LinkButton tone="secondary" href={href(locale, 'companyAccidents')}>
                {message('web.company.referral.toList')}
              </LinkButton>
            )}
          </Stack>
        </InlineAlert>
      )}
    </FormNotice>
  )
}
