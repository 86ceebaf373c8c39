import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { ResultFlag, ResultStatus, Verdict } from '@hospital/ui/results'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { Since } from './critical-values.ts'

type Schemas = HospitalCareComponents['schemas']

/** The kit's words for a status of the contract. */
export const statusOf: Readonly<Record<Schemas['ResultStatus'], ResultStatus>> = {
  proses: 'processing',
  sebagian: 'partial',
  selesai: 'complete',
  dikoreksi: 'corrected',
}

const flags: Readonly<Record<NonNullable<Schemas['Flag']>, ResultFlag>> = {
  normal: 'normal',
  rendah: 'low',
  tinggi: 'high',
  abnormal: 'abnormal',
  kritis: 'critical',
}

/** The kit's flag for one of the contract; undefined where the value was not judged. */
export const flagOf = (flag: Schemas['Flag']): ResultFlag | undefined => (flag === null ? undefined : flags[flag])

/**
 * How many of the released values are judged. By contract a flag is null where no judgement is made, as of a blood group or of
 * a culture in words. `some`: not every one, or it is not known of each, as in lists, which only count what is flagged.
 */
export type Judged = 'every' | 'some' | 'none'

/**
 * What is said beside the values. `note`: a laboratory's remark on the whole result. `words`: a doctor's conclusions or advice.
 * `restricted`: the patient may not work, or not without conditions.
 */
export type Opinion = 'none' | 'note' | 'words' | 'restricted'

/** What is known of a result. */
export interface Findings {
  readonly status: ResultStatus
  /** Values that are flagged other than normal. */
  readonly abnormal: number
  readonly critical: boolean
  readonly judged: Judged
  readonly opinion: Opinion
}

/** What a result means and what to do, as messages. */
export interface Meaning {
  readonly tone: Verdict['tone']
  readonly text: MessageId
  readonly values?: Readonly<Record<string, number | string>>
  readonly advice: MessageId
}

/**
 * The worst that is known comes first: also of an unfinished result, a critical value is told at once. That nothing needs to be done
 * is said only where every value is judged and nothing is said beside the values. `pastDay`: the day of a result that is not of the last
 * days, in words. A critical value of such a day is told with it, since "now" would be wrong; more calmly where newer values are not
 * critical, and as urgent where the newest one is, and is of the last days (`since`).
 */
export const meaningOf = (
  { status, abnormal, critical, judged, opinion }: Findings,
  pastDay?: string,
  since: Since = 'unknown',
): Meaning => {
  if (critical && pastDay !== undefined)
    return {
      tone: since === 'over' ? 'attention' : 'critical',
      text: 'web.results.criticalThen',
      values: { day: pastDay },
      advice: criticalThen[since],
    }
  if (critical) return { tone: 'critical', text: 'web.results.critical', advice: 'web.results.critical.advice' }
  if (status === 'processing')
    return { tone: 'waiting', text: 'web.results.processing', advice: 'web.results.processing.advice' }
  if (abnormal > 0)
    return {
      tone: 'attention',
      text: 'web.results.abnormal',
      values: { count: abnormal },
      // To wait for the next visit may be less than the doctor asks for.
      advice: opinion === 'none' ? 'web.results.abnormal.advice' : 'web.results.opinion.advice',
    }
  if (opinion === 'restricted')
    return { tone: 'attention', text: 'web.results.opinion', advice: 'web.results.opinion.advice' }
  if (status === 'partial') return { tone: 'waiting', text: partial[judged], advice: 'web.results.partial.advice' }
  if (opinion === 'words') return { tone: 'neutral', text: 'web.results.opinion', advice: 'web.results.opinion.advice' }
  // A remark may be how the sample was taken, or that it has to be taken again.
  if (opinion === 'note' && judged === 'every')
    return { tone: 'neutral', text: 'web.results.normal', advice: 'web.results.opinion.advice' }
  return complete[judged]
}

const criticalThen: Readonly<Record<Since, MessageId>> = {
  over: 'web.results.criticalOver.advice',
  again: 'web.results.criticalAgain.advice',
  unknown: 'web.results.criticalThen.advice',
}

/** The message for a result that only the doctor may explain. */
export const spokenMeaning = ({ doctor }: { readonly doctor: string | undefined }): Meaning => ({
  tone: 'waiting',
  text: doctor === undefined ? 'web.results.spoken' : 'web.results.spokenBy',
  ...(doctor !== undefined && { values: { doctor } }),
  advice: 'web.results.spokenText',
})

const partial: Readonly<Record<Judged, MessageId>> = {
  every: 'web.results.partial',
  some: 'web.results.partial.unflagged',
  none: 'web.results.partial.report',
}

const complete: Readonly<Record<Judged, Meaning>> = {
  every: { tone: 'good', text: 'web.results.normal', advice: 'web.results.normal.advice' },
  some: { tone: 'neutral', text: 'web.results.unflagged', advice: 'web.results.unflagged.advice' },
  none: { tone: 'neutral', text: 'web.results.report', advice: 'web.results.report.advice' },
}

/** What is known of released values by their flags. */
export const findingsOf = (
  status: ResultStatus,
  values: readonly (ResultFlag | undefined)[],
  opinion: Opinion = 'none',
): Findings => {
  const flagged = values.filter((flag) => flag !== undefined)
  return {
    status,
    abnormal: flagged.filter((flag) => flag !== 'normal').length,
    critical: flagged.includes('critical'),
    judged: flagged.length === 0 ? 'none' : flagged.length < values.length ? 'some' : 'every',
    opinion,
  }
}

/** What the doctor of a check-up says; a list has no words of it. */
export const checkupOpinion = ({
  kelayakan_kerja: fitness,
  kesimpulan: conclusions = [],
  saran: advice = [],
}: Pick<Schemas['McuResult'], 'kelayakan_kerja'> &
  Partial<Pick<Schemas['McuResult'], 'kesimpulan' | 'saran'>>): Opinion => {
  if (fitness !== null && fitness !== 'layak') return 'restricted'
  // Who is fit for work without conditions may have a conclusion, such as "sehat". Otherwise it may be a referral.
  const isFit = fitness === 'layak'
  return advice.length > 0 || (conclusions.length > 0 && !isFit) ? 'words' : 'none'
}
