import type { Step } from '@hospital/ui'
import { formStepEntries } from '../../../forms/steps/form-step-entries.ts'
import type { StepsPlace } from '../../../forms/steps/form-step-entries.ts'
import { hospitalFragment } from './step-fragments.ts'

/** How far a registration is: the account, its code, the hospital, the hospital's form, or all done. */
export type RegistrationPhase = 'account' | 'code' | 'hospital' | 'care' | 'done'

/**
 * Which steps a registration has: the whole way of a new patient; the account alone for who has a medical record already; the hospital
 * alone for a person of a family, who needs no account.
 */
export type RegistrationWay = 'whole' | 'account' | 'hospital'

/** The names of the steps. */
export interface StepTitles {
  readonly account: readonly string[]
  readonly code: string
  readonly hospital: string
  readonly care: readonly string[]
  /** Of the steps of the account as one, once they are done; and of those of the hospital's form, until they can be seen. */
  readonly wholeAccount: string
  readonly wholeCare: string
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
 * The steps of a registration, under one count from the first to the last. Nine are too many to take in, so those of the account, or those
 * of the hospital's form, are shown as one and count as several. The steps of the hospital's form are locked until the record of the mobile
 * registration has filled it. An account that has been asked for cannot be changed by going back to its steps; another hospital can be
 * chosen. `form` is the form that is being filled in.
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
