import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import {
  DoctorBySlugDocument,
  DoctorSearchDocument,
  SearchDoctorsDocument,
} from '../../generated/cms-graphql/graphql.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import type { CmsClient } from '../client.ts'
import type { Doctor } from '../entities.ts'
import type { CmsPage } from '../normalized.ts'
import type { Paging } from './paging.ts'
import { field, only, searchFor } from './select.ts'

/** The search conditions for doctors; all are optional. */
export interface DoctorConditions extends Paging {
  /** A part of the name, case-insensitive. */
  readonly name?: string | undefined
  /** `kode_mapping_spesialis`: a specialty has one code per hospital. */
  readonly specialtyCodes?: readonly string[] | undefined
  /** `kode_mapping_rs`. */
  readonly hospitalCodes?: readonly string[] | undefined
}

/** Active doctors by name, ten on a page. Contract: document `DoctorSearch`. */
export const listDoctors = async (
  cms: CmsClient,
  { name = '', specialtyCodes, hospitalCodes, page = 1, pageSize = limits.specialtyDoctors }: DoctorConditions = {},
  options?: CallOptions,
): Promise<Result<CmsPage<Doctor>>> => {
  const term = searchTerm(name)
  // Strapi ignores an absent variable, but a variable that is null is a condition that matches nothing.
  const conditions = {
    ...(term !== '' && { name: term }),
    ...(specialtyCodes && { specialtyCodes: [...specialtyCodes] }),
    ...(hospitalCodes && { hospitalCodes: [...hospitalCodes] }),
  }
  return field(await cms.query(DoctorSearchDocument, { ...conditions, page, pageSize }, options), 'dokters')
}

/** One doctor; `not-found` if no published one has the slug. Contract: document `DoctorBySlug`. */
export const findDoctor = async (cms: CmsClient, slug: string, options?: CallOptions): Promise<Result<Doctor>> =>
  only(field(await cms.query(DoctorBySlugDocument, { slug }, options), 'dokters'))

/** Active doctors with the words in their name. Contract: document `SearchDoctors`. */
export const searchDoctors = async (
  cms: CmsClient,
  words: string,
  options?: CallOptions,
): Promise<Result<readonly Doctor[]>> => {
  const variables = { text: searchTerm(words), limit: limits.list }
  return searchFor(variables, async () => field(await cms.query(SearchDoctorsDocument, variables, options), 'dokters'))
}
