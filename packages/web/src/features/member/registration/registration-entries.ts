import type { Step } from '@hospital/ui'
import { formStepEntries } from '../../../forms/steps/form-step-entries.ts'
import type { StepsPlace } from '../../../forms/steps/form-step-entries.ts'

/** How far a registration is: the account, its code, the hospital, the hospital's form, or all done. */
export type RegistrationPhase = 'account' | 'code' | 'hospital' | 'care' | 'done'

/** The names of the steps. */
export interface StepTitles {
  readonly account: readonly string[]
  readonly code: string
  readonly hospital: string
  readonly care: readonly string[]
  /** Of the steps of the account as one, once they are done; and of those of the hospital's form, until they can be seen. */
  readonly wholeAccount: string
  readonly wholeCare: string
  /** The parts in which the steps are counted. */
  readonly parts: { readonly account: string; readonly hospital: string }
}

/** Why a step is locked, and what opens it. */
export interface LockReasons {
  /** Of a step of a form: the step before it that is not complete. */
  readonly step: (title: string) => string
  readonly account: string
  readonly code: string
  readonly record: string
}

const phases: readonly RegistrationPhase[] = ['account', 'code', 'hospital', 'care', 'done']

/**
 * The steps of a registration: those of the account, and then those of the hospital's form; the other part is shown as one, since nine
 * are too many to take in. Each part is counted by itself: who opens an account reads how far that is. The steps of the hospital's form are locked until the record of the mobile registration has filled it. An account that has been asked for cannot be
 * changed by going back to its steps. `form` is the form that is being filled in.
 */
export const registrationEntries = (
  phase: RegistrationPhase,
  form: StepsPlace | undefined,
  titles: StepTitles,
  reasons: LockReasons,
): readonly Step[] => {
  const at = phases.indexOf(phase)
  const single = (name: RegistrationPhase, label: string, reason: string): Step => {
    const place = phases.indexOf(name)
    if (place === at) return { state: 'current', label }
    return place < at ? { state: 'done', label } : { state: 'locked', label, reason }
  }
  const several = (name: RegistrationPhase, labels: readonly string[], reason: string): readonly Step[] =>
    phase === name && form
      ? formStepEntries(form, labels, reasons.step)
      : labels.map((label) => single(name, label, reason))
  const countedIn = (part: string, steps: readonly Step[]) => steps.map((step): Step => ({ ...step, part }))
  const { account: ofAccount, hospital: ofHospital } = titles.parts
  const hospital = single('hospital', titles.hospital, reasons.code)
  return phase === 'account' || phase === 'code'
    ? [
        ...countedIn(ofAccount, [
          ...several('account', titles.account, ''),
          single('code', titles.code, reasons.account),
        ]),
        ...countedIn(ofHospital, [
          hospital,
          { ...single('care', titles.wholeCare, reasons.record), spans: titles.care.length },
        ]),
      ]
    : [
        ...countedIn(ofAccount, [{ state: 'done', label: titles.wholeAccount, spans: titles.account.length + 1 }]),
        ...countedIn(ofHospital, [hospital, ...several('care', titles.care, reasons.record)]),
      ]
}
