import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { ResultFlag, ResultStatus, Verdict } from '@hospital/ui/results'
import type { MessageId } from '../../../i18n/use-message.ts'

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

/** What is known of a result's values. */
export interface Findings {
  readonly status: ResultStatus
  /** Values that are flagged other than normal. */
  readonly abnormal: number
  readonly critical: boolean
  /** Whether its values are judged at all: those of a radiologist's report are not. */
  readonly judged: boolean
}

/** What a result means and what to do, as messages. */
export interface Meaning {
  readonly tone: Verdict['tone']
  readonly text: MessageId
  readonly values?: Readonly<Record<string, number>>
  readonly advice: MessageId
}

/** The worst that is known comes first: also of an unfinished result, a critical value is told at once. */
export const meaningOf = ({ status, abnormal, critical, judged }: Findings): Meaning => {
  if (critical) return { tone: 'critical', text: 'web.results.critical', advice: 'web.results.critical.advice' }
  if (status === 'processing')
    return { tone: 'waiting', text: 'web.results.processing', advice: 'web.results.processing.advice' }
  if (abnormal > 0)
    return {
      tone: 'attention',
      text: 'web.results.abnormal',
      values: { count: abnormal },
      advice: 'web.results.abnormal.advice',
    }
  if (!judged) return { tone: 'neutral', text: 'web.results.report', advice: 'web.results.report.advice' }
  if (status === 'partial')
    return { tone: 'waiting', text: 'web.results.partial', advice: 'web.results.partial.advice' }
  return { tone: 'good', text: 'web.results.normal', advice: 'web.results.normal.advice' }
}

/** What is known of values by their flags. */
export const findingsOf = (status: ResultStatus, values: readonly (ResultFlag | undefined)[]): Findings => ({
  status,
  abnormal: values.filter((flag) => flag !== undefined && flag !== 'normal').length,
  critical: values.includes('critical'),
  judged: values.some((flag) => flag !== undefined),
})
