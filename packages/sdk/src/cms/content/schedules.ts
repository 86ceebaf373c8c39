import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import type { components, operations as CmsOperations } from '../../generated/cms/types.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import { isActiveDoctor } from '../../rules/validity.ts'
import type { CmsAccess } from '../access.ts'
import type { ArticleCard, Doctor, DoctorSchedule } from '../entities.ts'
import type { CmsPage, CmsPagination, Normalized } from '../normalized.ts'
import { cmsRest } from '../rest.ts'
import { completeArticle, completeDoctor, completeHospital, completeSpecialty } from './complete.ts'
import type { Paging } from './paging.ts'
import { list, mapResult } from './select.ts'

type ScheduleQuery = NonNullable<CmsOperations['listDoctorSchedules']['parameters']['query']>

/** The search conditions for schedules; all are optional. */
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

/** Custom routes may neither filter by status nor return it: a doctor is left out only if the status is given and not active. */
const isShownDoctor = ({ status }: { readonly status?: string | null | undefined }): boolean =>
  status === undefined || isActiveDoctor({ status })

type Row = Normalized<components['schemas']['DoctorScheduleItem']>

/** A row if its doctor is active and published. */
const shownRow = ({ id, dokter, rumah_sakit, layanan_spesialis, jadwal, status_hari_ini }: Row): DoctorSchedule[] =>
  dokter && isShownDoctor(dokter)
    ? [
        {
          id,
          dokter: completeDoctor(dokter),
          rumah_sakit: rumah_sakit && completeHospital(rumah_sakit),
          layanan_spesialis: layanan_spesialis && completeSpecialty(layanan_spesialis),
          jadwal: jadwal ?? [],
          status_hari_ini,
        },
      ]
    : []

type GivenPagination = NonNullable<components['schemas']['ListMeta']['pagination']>

/** The counts of a page as its route reports them. If the route reports none, a full page may be followed by another one. */
const paginationOf = (
  given: GivenPagination | undefined,
  { page, pageSize, length }: { readonly page: number; readonly pageSize: number; readonly length: number },
): CmsPagination => {
  if (given?.total === undefined) {
    return { page, pageSize, pageCount: length < pageSize ? page : page + 1, total: (page - 1) * pageSize + length }
  }
  const { total } = given
  // A route may answer with an offset, although the request had a page number.
  if (!('page' in given)) return { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { ...given, pageCount: given.pageCount ?? Math.ceil(total / given.pageSize), total }
}

/** Weekly schedules of active doctors, ten rows on a page. Contract: operation `listDoctorSchedules`. */
export const listDoctorSchedules = async (
  cms: CmsAccess,
  conditions: ScheduleConditions = {},
  options?: CallOptions,
): Promise<Result<CmsPage<DoctorSchedule>>> => {
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
  return list(await cmsRest(cms).listDoctorSchedules({ query }, options), ({ data, meta }) => {
    const items = cms.normalize(data).flatMap(shownRow)
    return { items, pagination: paginationOf(meta?.pagination, { page, pageSize, length: data.length }) }
  })
}

/**
 * The schedule of one doctor, a row per hospital and specialty; `not-found` if the CMS says so, no row if the doctor is not active.
 * Contract: operation `getDoctorScheduleBySlug`.
 */
export const getDoctorSchedule = async (
  cms: CmsAccess,
  slug: string,
  options?: CallOptions,
): Promise<Result<readonly DoctorSchedule[]>> =>
  mapResult(await cmsRest(cms).getDoctorScheduleBySlug({ query: { slug } }, options), ({ data }) =>
    [cms.normalize(data)].flat().flatMap(shownRow),
  )

/** Active doctors of the same specialty, except one (its slug). Contract: operation `getDoctors`. */
export const listColleagues = async (
  cms: CmsAccess,
  { specialtyCode, slug }: { readonly specialtyCode: string; readonly slug: string },
  options?: CallOptions,
): Promise<Result<readonly Doctor[]>> =>
  list(
    await cmsRest(cms).getDoctors({ query: { spesialis: specialtyCode, excludedokter: slug } }, options),
    ({ data }) => [cms.normalize(data)].flat().filter(isShownDoctor).map(completeDoctor),
  )

/** Articles for a specialty's patients. Contract: operation `listArticlesBySpecialty`. */
export const listArticlesForSpecialty = async (
  cms: CmsAccess,
  specialtyCode: string,
  options?: CallOptions,
): Promise<Result<readonly ArticleCard[]>> =>
  list(await cmsRest(cms).listArticlesBySpecialty({ query: { kodeSpesialis: specialtyCode } }, options), ({ data }) =>
    cms.normalize(data).map(completeArticle),
  )
