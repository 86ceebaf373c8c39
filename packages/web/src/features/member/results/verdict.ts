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

/** The kit's flag for a flag of the contract; undefined if the value was not judged. */
export const flagOf = (flag: Schemas['Flag']): ResultFlag | undefined => (flag === null ? undefined : flags[flag])

/**
 * How many of the released values are judged. By contract a flag is null if no judgement is made, for example for a blood group or a
 * culture in words. `some`: not every value, or not known for each, as in lists, which only count the flagged values.
 */
export type Judged = 'every' | 'some' | 'none'

/**
 * The opinion beside the values. `note`: a laboratory's remark on the whole result. `words`: a doctor's conclusions or advice.
 * `restricted`: the patient may not work, or not without conditions.
 */
export type Opinion = 'none' | 'note' | 'words' | 'restricted'

/** The findings of a result. */
export interface Findings {
  readonly status: ResultStatus
  /** The number of values that are flagged other than normal. */
  readonly abnormal: number
  readonly critical: boolean
  readonly judged: Judged
  readonly opinion: Opinion
}

/** The meaning of a result and what to do, as messages. */
export interface Meaning {
  readonly tone: Verdict['tone']
  readonly text: MessageId
  readonly values?: Readonly<Record<string, number | string>>
  readonly advice: MessageId
}

/**
 * The worst finding comes first: the text names a critical value at once, even for an unfinished result. The text says that nothing needs
 * to be done only if every value is judged and there is no opinion beside the values. `pastDay`: the day of a result that is not of the
 * last days, in words. The text names that day with a critical value, since "now" would be wrong. The tone is calmer if newer values are
 * not critical, and stays urgent if the newest one is critical and of the last days (`since`).
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
      // An opinion beside the values may ask for more than waiting for the next visit.
      advice: opinion === 'none' ? 'web.results.abnormal.advice' : 'web.results.opinion.advice',
    }
  if (opinion === 'restricted')
    return { tone: 'attention', text: 'web.results.opinion', advice: 'web.results.opinion.advice' }
  if (status === 'partial') return { tone: 'waiting', text: partial[judged], advice: 'web.results.partial.advice' }
  if (opinion === 'words') return { tone: 'neutral', text: 'web.results.opinion', advice: 'web.results.opinion.advice' }
  // The remark may be about how the sample was taken, or ask for another sample.
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

/** The findings of released values, from their flags. */
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

/** The opinion of a check-up. A list has no words of conclusion or advice. */
export const checkupOpinion = ({
  kelayakan_kerja: fitness,
  kesimpulan: conclusions = [],
  saran: advice = [],
}: Pick<Schemas['McuResult'], 'kelayakan_kerja'> &
  Partial<Pick<Schemas['McuResult'], 'kesimpulan' | 'saran'>>): Opinion => {
  if (fitness !== null && fitness !== 'layak') return 'restricted'
  // A patient who is fit without conditions may still have a conclusion, such as "sehat". In other cases the conclusion may be a referral.
  const isFit = fitness === 'layak'
  return advice.length > 0 || (conclusions.length > 0 && !isFit) ? 'words' : 'none'
}
