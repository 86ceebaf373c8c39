import type { MemberComponents } from '@hospital/sdk/member'
import { Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { formRules, requestOf, stepsOf } from '../../../forms/fields.ts'
import { FormStepSection, StepFormView } from '../../../forms/steps/step-parts.tsx'
import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import { accountFields, isExisting } from './account-fields.tsx'
import { LogInInstead } from './log-in-instead.tsx'
import { pendingOf } from './pending-registration.ts'
import type { CodeContact, PendingRegistration } from './pending-registration.ts'
import { RegistrationStepper } from './registration-stepper.tsx'

type Account = MemberComponents['schemas']['RegisterMobileRequest']

/** The name of this tab's draft of an account. The draft is deleted once the account is active. */
export const accountDraft = '/member-area/register#akun'

interface AccountPhaseProps {
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string
  readonly onSent: (pending: PendingRegistration, sentTo: CodeContact) => void
}

/** Asks for an account in three steps: identity; contacts; password and consent. Contract: operation `registerMobile`. */
export const AccountPhase = ({ today, onSent }: AccountPhaseProps): ReactElement => {
  const message = useMessage()
  const personal = usePublicData()
  const fields = accountFields(today)
  const { check, ...names } = formRules(fields)
  const { send, busy, notice } = useWrite({
    ...names,
    personal,
    call: (values: FormValues) => personal.member.registerMobile({ body: requestOf<Account>(fields, values) }),
    unknown: 'web.registration.account.unknown',
    onDone: ({ data }) => onSent(pendingOf(data), { to: data.kode_dikirim_ke, isOfRecord: data.dari_rekam_medis }),
    onUndone: (_outcome, { problems }) => form.fail(problems),
  })
  const form: StepForm<string> = useStepForm<string>({
    steps: stepsOf(['data-diri', 'kontak', 'akun'], fields),
    prefix: 'daftar',
    draft: accountDraft,
    check,
    onComplete: send,
  })
  return (
    <Stack gap="lg">
      <LogInInstead />
      <RegistrationStepper phase="account" form={form} way={isExisting(form.values) ? 'account' : 'whole'} />
      <StepFormView form={form} fields={fields} notice={<WriteNotice notice={notice} />}>
        <FormStepSection form={form} fields={fields} id="data-diri" title={message('web.registration.step.identity')} />
        <FormStepSection form={form} fields={fields} id="kontak" title={message('web.registration.step.contact')} />
        <FormStepSection
          form={form}
          fields={fields}
          id="akun"
          title={message('web.registration.step.account')}
          send={{ label: message('web.registration.account.send'), busy }}
        />
      </StepFormView>
    </Stack>
  )
}
