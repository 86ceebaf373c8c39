import type { CompanyComponents } from '@hospital/sdk/company'
import type { Fitness } from '@hospital/ui/employees'
import type { MessageId } from '../../../i18n/use-message.ts'

type Conclusion = CompanyComponents['schemas']['FitnessConclusion']

/** The name of each conclusion, from fit to unfit. */
export const conclusionWords: Readonly<Record<Conclusion, MessageId>> = {
  layak: 'web.results.fit',
  layak_dengan_catatan: 'web.results.fitWithRemarks',
  tidak_layak_sementara: 'web.results.unfitForNow',
  tidak_layak: 'web.results.unfit',
}

/** The kit's name of a conclusion of the contract. */
export const fitnessOf: Readonly<Record<Conclusion, Fitness>> = {
  layak: 'fit',
  layak_dengan_catatan: 'fitWithNotes',
  tidak_layak_sementara: 'unfitForNow',
  tidak_layak: 'unfit',
}
