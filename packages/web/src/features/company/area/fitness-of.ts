import type { CompanyComponents } from '@hospital/sdk/company'
import type { Fitness } from '@hospital/ui/employees'

/** The kit's name of a conclusion of the contract. */
export const fitnessOf: Readonly<Record<CompanyComponents['schemas']['FitnessConclusion'], Fitness>> = {
  layak: 'fit',
  layak_dengan_catatan: 'fitWithNotes',
  tidak_layak_sementara: 'unfitForNow',
  tidak_layak: 'unfit',
}
