import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type Conclusion = CompanyComponents['schemas']['FitnessConclusion']

/** How long a conclusion is valid. `ended`: it is no longer valid, or waits for another examination. */
export interface Validity {
  /** `{date}` is the last day. */
  readonly text: MessageId
  readonly ended: boolean
}

/** How long a conclusion is valid, as of a day (`YYYY-MM-DD`); its last day still counts. */
export const validityMessage = (conclusion: Conclusion, until: string | null, today: string): Validity => {
  if (until === null)
    return conclusion === 'tidak_layak_sementara'
      ? { text: 'web.company.validity.untilExamined', ended: true }
      : { text: 'web.company.validity.open', ended: false }
  return until < today
    ? { text: 'web.company.validity.ended', ended: true }
    : { text: 'web.company.validity.until', ended: false }
}
