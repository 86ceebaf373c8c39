import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { MessageId } from '../../../i18n/use-message.ts'

/** The words for the fitness for work that a check-up concludes. */
export const fitnessWords: Readonly<
  Record<NonNullable<HospitalCareComponents['schemas']['FitnessForWork']>, MessageId>
> = {
  layak: 'web.results.fit',
  layak_dengan_catatan: 'web.results.fitWithRemarks',
  tidak_layak_sementara: 'web.results.unfitForNow',
  tidak_layak: 'web.results.unfit',
}
