import type { PageQuery } from '../../../shared/loading/context.ts'
import { pathId } from './path-id.ts'

/** The company that an address narrows to, by id. Only administrators choose one: other users always see their own. */
export const companyFilter = (query: PageQuery, isAdmin: boolean): number | undefined =>
  isAdmin ? pathId(query.get('perusahaan') ?? undefined) : undefined

/** A site or department of a form. One that was chosen `before` belongs to the company before, unless that is still the same. */
export const placeWithin = (
  chosen: string | undefined,
  before: string | undefined,
  isSameCompany: boolean,
): string | undefined => (isSameCompany || chosen !== before ? chosen : undefined)
