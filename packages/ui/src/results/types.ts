import type { IconName } from '../icon/paths.ts'

/** A value against its reference range. `abnormal`: outside of it where there is no below or above. */
export type ResultFlag = 'normal' | 'low' | 'high' | 'abnormal' | 'critical'

/** How far a result is. `corrected`: a value was changed after its release. */
export type ResultStatus = 'processing' | 'partial' | 'complete' | 'corrected'

/** What a result means, in a sentence that needs no colour. */
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
