import type { IconName } from '../icon/paths.ts'

/** A value against its reference range. `abnormal`: outside of a range that has no below or above. */
export type ResultFlag = 'normal' | 'low' | 'high' | 'abnormal' | 'critical'

/** The status of a result. `corrected`: a value was changed after its release. */
export type ResultStatus = 'processing' | 'partial' | 'complete' | 'corrected'

/** The meaning of a result, in a sentence that needs no colour. */
export interface Verdict {
  tone: 'good' | 'attention' | 'critical' | 'waiting' | 'neutral'
  text: string
}

/** The sign beside a verdict's words. */
export const verdictIcons: Record<Verdict['tone'], IconName> = {
  good: 'check',
  attention: 'info',
  critical: 'warning',
  waiting: 'clock',
  neutral: 'file',
}
