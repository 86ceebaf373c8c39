import { InlineAlert, LinkButton, Stack, Stepper, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { formStepEntries } from '../../../forms/steps/form-step-entries.ts'
import { FormStepSection, StepFormView } from '../../../forms/steps/step-parts.tsx'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { NoticeWords } from '../../../personal-data/write-notice.tsx'
import { href } from '../../../routes/href.ts'
import { referralSteps } from './referral-fields.tsx'
import type { ReferralView } from './referral-fields.tsx'
import { useReferralForm } from './use-referral-form.ts'
import type { ReferralForm } from './use-referral-form.ts'

const stepTitles = {
  karyawan: 'web.company.referral.step.employee',
  kejadian: 'web.company.referral.step.accident',
  cedera: 'web.company.referral.step.injury',
  penjamin: 'web.company.referral.step.guarantor',
} as const satisfies Readonly<Record<(typeof referralSteps)[number], MessageId>>

interface ReferralFormViewProps extends Pick<ReferralView, 'personal' | 'hospitals'> {
  /** The known data of the reporter. */
  readonly known: FormValues
}

/** The form of a referral: employee and hospital, accident, injury, payer and reporter. */
export const ReferralFormView = ({ known, ...view }: ReferralFormViewProps): ReactElement => {
  const message = useMessage()
  const control = useReferralForm(view, known)
  const { form, fields, busy } = control
  const send = { label: message('web.company.referral.send'), busy }
  return (
    <StepFormView
      form={form}
      fields={fields}
      header={<Steps control={control} />}
      notice={<Outcome control={control} />}
    >
      {referralSteps.map((id) => (
        <FormStepSection
          key={id}
          form={form}
          fields={fields}
          id={id}
          title={message(stepTitles[id])}
          send={id === 'penjamin' ? send : undefined}
        />
      ))}
    </StepFormView>
  )
}

const Steps = ({ control: { form } }: { readonly control: ReferralForm }): ReactElement => {
  const message = useMessage()
  const titles = referralSteps.map((id) => message(stepTitles[id]))
  return (
    <Stepper
      label={message('web.company.referral.new')}
      steps={formStepEntries(form, titles, (step) => message('web.form.step.locked', { step }))}
    />
  )
}

/** Why the referral was not filed. If that is unknown, the message leads the user to the list before they send it again. */
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
