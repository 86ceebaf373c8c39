import type { Step } from '@hospital/ui'
import { formStepEntries } from '../../../forms/steps/form-step-entries.ts'
import type { StepsPlace } from '../../../forms/steps/form-step-entries.ts'
import { hospitalFragment } from './step-fragments.ts'

/** The phase of a registration: the account, its code, the hospital, the hospital's form, or done. */
export type RegistrationPhase = 'account' | 'code' | 'hospital' | 'care' | 'done'

/**
 * The steps that a registration has. `whole`: all, for a new patient. `account`: the account alone, for a patient who already has a medical
 * record. `hospital`: the hospital alone, for a person of a family, who needs no account.
 */
export type RegistrationWay = 'whole' | 'account' | 'hospital'

/** The names of the steps. */
export interface StepTitles {
  readonly account: readonly string[]
  readonly code: string
  readonly hospital: string
  readonly care: readonly string[]
  /** The title of the account's steps as one, once they are done; and of the hospital form's steps, until they can be shown. */
  readonly wholeAccount: string
  readonly wholeCare: string
}

/** Why a step is locked, and how to open it. */
export interface LockReasons {
  /** The reason for a step of a form: the step before it is not complete. */
  readonly step: (title: string) => string
  readonly account: string
  readonly code: string
  readonly record: string
}

const phases: readonly RegistrationPhase[] = ['account', 'code', 'hospital', 'care', 'done']

/**
 * The steps of a registration, counted from the first to the last. Nine are too many to take in, so the steps of the account, or of the
 * hospital's form, are shown as one and count as several. The steps of the hospital's form are locked until the record of the mobile
 * registration has filled it. Once an account is asked for, going back to its steps cannot change it; another hospital can be chosen.
 * `form` is the form in progress.
 */
export const registrationEntries = (
  { phase, way, form }: { phase: RegistrationPhase; way: RegistrationWay; form?: StepsPlace | undefined },
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

  const account = [...several('account', titles.account, ''), single('code', titles.code, reasons.account)]
  if (way === 'account') return account
  const hospital: Step =
    phase === 'care'
      ? { state: 'done', label: titles.hospital, href: `#${hospitalFragment}` }
      : single('hospital', titles.hospital, reasons.code)
  if (phase === 'account' || phase === 'code')
    return [...account, hospital, { ...single('care', titles.wholeCare, reasons.record), spans: titles.care.length }]
  const ofHospital = [hospital, ...several('care', titles.care, reasons.record)]
  return way === 'hospital'
    ? ofHospital
    : [{ state: 'done', label: titles.wholeAccount, spans: account.length }, ...ofHospital]
}
