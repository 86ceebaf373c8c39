import type { CompanyComponents } from '@hospital/sdk/company'
import type { OwnRead } from '../../../personal-data/read.ts'
import { companyRead } from '../area/company-data.ts'
import type { SummaryFilters } from './summary-filters.ts'

/** The health summary as the contract has it. */
export type Summary = CompanyComponents['schemas']['McuSummary']

/** The totals of a year. Contract: operation `getCompanyMcuSummary`. */
export const readSummary = ({ year, group, company }: SummaryFilters): OwnRead<Summary> => {
  // The kinds are the names of the contract's parameters; the server checks their values.
  const query = {
    ...(year !== undefined && { tahun: year }),
    ...(group && { [group.kind]: group.value }),
    ...(company !== undefined && { perusahaan_id: company }),
  }
  return companyRead('getCompanyMcuSummary', [JSON.stringify(query)], async (client, signal) => {
    const { data, error } = await client.getCompanyMcuSummary({ query }, { signal })
    return error ? { error } : { data: data.data }
  })
}
