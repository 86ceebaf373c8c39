import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import type { Write } from '../../../personal-data/use-write.ts'
import { fieldControls } from '../person/form-labels.ts'
import { accountRequest, accountSteps, checkAccount } from './account-values.ts'
import { pendingOf } from './pending-registration.ts'
import type { CodeContact, PendingRegistration } from './pending-registration.ts'

/** The name under which this tab stores what was typed for an account. It is forgotten once the account is active. */
export const accountDraft = '/member-area/register#akun'

/** The form of an account as it goes on. */
export interface AccountControl extends Pick<Write<unknown>, 'busy' | 'notice'> {
  readonly form: StepForm<string>
}

interface TypedAccount {
  readonly values: FormValues
  readonly password: string
}

/** Asks for an account, once, and says what became of it. Contract: operation `registerMobile`. */
export const useAccount = (
  today: string,
  onSent: (pending: PendingRegistration, sentTo: CodeContact) => void,
): AccountControl => {
  const personal = usePublicData()
  const { send, busy, notice } = useWrite({
    personal,
    fields: accountSteps.flatMap((step) => step.fields),
    controls: fieldControls,
    call: ({ values, password }: TypedAccount) =>
      personal.member.registerMobile({ body: accountRequest(values, password) }),
    unknown: 'web.registration.account.unknown',
    onDone: ({ data }) => onSent(pendingOf(data), { to: data.kode_dikirim_ke, isOfRecord: data.dari_rekam_medis }),
    onUndone: (_outcome, { problems }) => form.fail(problems),
  })
  const form = useStepForm<string>({
    steps: accountSteps,
    prefix: 'daftar',
    draft: accountDraft,
    check: (values) => checkAccount(values, today),
    onComplete: (values, data) => {
      const password = data.get('password')
      // As typed: a blank at its end is part of a password.
      send({ values, password: typeof password === 'string' ? password : '' })
    },
  })
  return { form, busy, notice }
}
