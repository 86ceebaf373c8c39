import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { foundEmployee } from './found-employee.ts'
import type { FoundEmployee } from './found-employee.ts'

/** A page of what a search found. */
export interface FoundPage {
  readonly employees: readonly FoundEmployee[]
  readonly total: number
  readonly hasMore: boolean
}

const pageSize = 10

/**
 * A page of the active employees whose name or number has a text in it. Rejects where it cannot be had.
 * Contract: operation `listCompanyEmployees`.
 */
export const searchEmployees = async (
  personal: PersonalData,
  search: string,
  page: number,
  signal: AbortSignal,
): Promise<FoundPage> => {
  const body = { search, status: 'aktif', page, pageSize } as const
  const { data, error } = await personal.company.listCompanyEmployees({ body }, { signal })
  if (error) throw new Error(error.kind)
  const { total, pageCount } = data.meta.pagination
  return { employees: data.data.map(foundEmployee), total, hasMore: page < pageCount }
}
