import type { SelectOption } from '@hospital/ui'
import type { OwnRead } from '../../../personal-data/read.ts'
import { companyRead } from './company-data.ts'

/** The most companies that one call lists; an administrator with more finds theirs on the administration's own page. */
const pageSize = 100

/** The companies that an administrator chooses from, by id. Contract: operation `listCorporateClients`, only for role 1. */
export const readCompanyChoices: OwnRead<readonly SelectOption[]> = companyRead(
  'listCorporateClients',
  ['choices'],
  async (client, signal) => {
    const { data, error } = await client.listCorporateClients({ query: { pageSize } }, { signal })
    return error ? { error } : { data: data.data.map(({ id, nama }) => ({ value: String(id), label: nama })) }
  },
)
