import { Stepper } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { StepsPlace } from '../../../forms/steps/form-step-entries.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { registrationEntries } from './registration-entries.ts'
import type { RegistrationPhase, RegistrationWay } from './registration-entries.ts'

interface RegistrationStepperProps {
  readonly phase: RegistrationPhase
  /** The form in progress, if it has several steps. */
  readonly form?: StepsPlace | undefined
  /** Default: the whole way. */
  readonly way?: RegistrationWay | undefined
}

/** Shows the current step of the whole registration, and how to open the locked steps. */
export const RegistrationStepper = ({ phase, form, way = 'whole' }: RegistrationStepperProps): ReactElement => {
  const message = useMessage()
  const titles = {
    account: [
      message('web.registration.step.identity'),
      message('web.registration.step.contact'),
      message('web.registration.step.account'),
    ],
    code: message('web.registration.step.code'),
    hospital: message('web.registration.step.hospital'),
    wholeAccount: message('web.registration.step.wholeAccount'),
    wholeCare: message('web.registration.step.wholeCare'),
    care: [
      message('web.registration.step.record'),
      message('web.registration.step.further'),
      message('web.registration.step.payment'),
      message('web.registration.step.review'),
    ],
  }
  const reasons = {
    step: (step: string) => message('web.form.step.locked', { step }),
    account: message('web.registration.locked.account'),
    code: message('web.registration.locked.code'),
    record: message('web.registration.locked.record'),
  }
  return (
    <Stepper
      label={message('web.registration.title')}
      steps={registrationEntries({ phase, way, form }, titles, reasons)}
    />
  )
}
