import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import type { FoundPage } from '../../../personal-data/use-search.ts'
import { foundEmployee } from './found-employee.ts'
import type { FoundEmployee } from './found-employee.ts'

/** Letters from which employees are searched. */
export const leastLetters = 2

const pageSize = 10

/** A page of the active employees whose name or number has a text in it. Contract: operation `listCompanyEmployees`. */
export const readFoundEmployees = (search: string, page: number): Read<FoundPage<FoundEmployee>> => ({
  operation: 'listCompanyEmployees',
  parameters: ['found', search, page],
  call: ({ company }, signal) =>
    answerOf(
      company.listCompanyEmployees({ body: { search, status: 'aktif', page, pageSize } }, { signal }),
      ({ data, meta: { pagination } }) => ({
        entries: data.map(foundEmployee),
        total: pagination.total,
        hasMore: page < pagination.pageCount,
      }),
    ),
})
