import type { CallOptions } from '../../client/contract.ts'
import type { operations as CmsOperations } from '../../generated/cms/types.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import type { CmsClient } from '../client.ts'
import { cmsRest } from '../rest.ts'
import type { Paging } from './paging.ts'
import { list, mapResult } from './select.ts'

type ScheduleQuery = NonNullable<CmsOperations['listDoctorSchedules']['parameters']['query']>

/** What schedules are looked for by; every condition is optional. */
export interface ScheduleConditions extends Paging {
  /** `kode_mapping_rs`. */
  readonly hospitalCode?: string | undefined
  /** `kode_spesialis`. */
  readonly specialtyCode?: string | undefined
  /** The day of the week in Indonesian. */
  readonly day?: ScheduleQuery['hari']
  /** A part of the doctor's name. */
  readonly doctorName?: string | undefined
}

/** Weekly schedules, ten rows on a page. Contract: operation `listDoctorSchedules`. */
export const listDoctorSchedules = async (cms: CmsClient, conditions: ScheduleConditions = {}, options?: CallOptions) => {
  const { hospitalCode, specialtyCode, day, doctorName, page = 1, pageSize = limits.schedulePage } = conditions
  const name = searchTerm(doctorName ?? '')
  const query: ScheduleQuery = {
    page,
    perpage: pageSize,
    ...(hospitalCode && { rs: hospitalCode }),
    ...(specialtyCode && { spesialis: specialtyCode }),
    ...(day && { hari: day }),
    ...(name && { dokter: name }),
  }
  return list(await cmsRest(cms).listDoctorSchedules({ query }, options), ({ data, meta }) => ({
    items: cms.normalize(data),
    pagination: meta.pagination,
  }))
}

/** The schedule of one doctor, a row per hospital and specialty; `not-found` where none practises under the slug. Contract: operation `getDoctorScheduleBySlug`. */
export const getDoctorSchedule = async (cms: CmsClient, slug: string, options?: CallOptions) =>
  mapResult(await cmsRest(cms).getDoctorScheduleBySlug({ query: { slug } }, options), ({ data }) => cms.normalize(data))

/** Doctors of the same specialty, without one (its slug). Contract: operation `getDoctors`. */
export const listColleagues = async (
  cms: CmsClient,
  { specialtyCode, slug }: { readonly specialtyCode: string; readonly slug: string },
  options?: CallOptions,
) =>
  list(
    await cmsRest(cms).getDoctors({ query: { spesialis: specialtyCode, excludedokter: slug } }, options),
    ({ data }) => [cms.normalize(data)].flat(),
  )

/** Articles for a specialty's patients. Contract: operation `listArticlesBySpecialty`. */
export const listArticlesForSpecialty = async (cms: CmsClient, specialtyCode: string, options?: CallOptions) =>
  list(await cmsRest(cms).listArticlesBySpecialty({ query: { kodeSpesialis: specialtyCode } }, options), ({ data }) =>
    cms.normalize(data))
