import type { CompanyComponents } from '@hospital/sdk/company'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import type { SummaryFilters } from './summary-filters.ts'

/** The health summary as the contract has it. */
export type Summary = CompanyComponents['schemas']['McuSummary']

/** The totals of a year. Contract: operation `getCompanyMcuSummary`. */
export const readSummary = ({ year, group, company }: SummaryFilters): Read<Summary> => {
  // The kinds are the names of the contract's parameters; the server checks their values.
  const query = {
    ...(year !== undefined && { tahun: year }),
    ...(group && { [group.kind]: group.value }),
    ...(company !== undefined && { perusahaan_id: company }),
  }
  return {
    operation: 'getCompanyMcuSummary',
    parameters: [JSON.stringify(query)],
    call: ({ company: client }, signal) =>
      answerOf(client.getCompanyMcuSummary({ query }, { signal }), ({ data }) => data),
  }
}
