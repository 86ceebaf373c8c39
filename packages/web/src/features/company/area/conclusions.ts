import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type Conclusion = CompanyComponents['schemas']['FitnessConclusion']

/** What each conclusion is called, from fit to unfit. */
export const conclusionWords: Readonly<Record<Conclusion, MessageId>> = {
  layak: 'web.results.fit',
  layak_dengan_catatan: 'web.results.fitWithRemarks',
  tidak_layak_sementara: 'web.results.unfitForNow',
  tidak_layak: 'web.results.unfit',
}
