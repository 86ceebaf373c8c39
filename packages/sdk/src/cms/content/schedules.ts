import type { CallOptions } from '../../client/contract.ts'
import type { operations as CmsOperations } from '../../generated/cms/types.ts'
import { limits } from '../../rules/limits.ts'
import { searchTerm } from '../../rules/search-term.ts'
import { isActiveDoctor } from '../../rules/validity.ts'
import type { CmsClient } from '../client.ts'
import { cmsRest } from '../rest.ts'
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

interface Row {
  readonly dokter: { readonly status?: string | null | undefined } | null
  readonly jadwal: readonly unknown[] | null
}

/** Rows whose doctor is active and published, each with its sessions. */
const shownRows = <Shown extends Row>(rows: readonly Shown[]) =>
  rows.flatMap((row) => (row.dokter && isShownDoctor(row.dokter) ? { ...row, jadwal: row.jadwal ?? [] } : []))

/** The paging of a route without counts: a full page may be followed by another. */
const pageWithoutCounts = (length: number, page: number, pageSize: number) => {
  const total = (page - 1) * pageSize + length
  return { page, pageSize, pageCount: length < pageSize ? page : page + 1, total }
}

/** Weekly schedules of active doctors, ten rows on a page. Contract: operation `listDoctorSchedules`. */
export const listDoctorSchedules = async (
  cms: CmsClient,
  conditions: ScheduleConditions = {},
  options?: CallOptions,
) => {
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
    const items = shownRows(cms.normalize(data))
    return { items, pagination: meta?.pagination ?? pageWithoutCounts(data.length, page, pageSize) }
  })
}

/** The schedule of one doctor, a row per hospital and specialty; `not-found` if no active doctor has the slug. Contract: operation `getDoctorScheduleBySlug`. */
export const getDoctorSchedule = async (cms: CmsClient, slug: string, options?: CallOptions) =>
  mapResult(await cmsRest(cms).getDoctorScheduleBySlug({ query: { slug } }, options), ({ data }) =>
    shownRows([cms.normalize(data)].flat()),
  )

/** Active doctors of the same specialty, except one (its slug). Contract: operation `getDoctors`. */
export const listColleagues = async (
  cms: CmsClient,
  { specialtyCode, slug }: { readonly specialtyCode: string; readonly slug: string },
  options?: CallOptions,
) =>
  list(
    await cmsRest(cms).getDoctors({ query: { spesialis: specialtyCode, excludedokter: slug } }, options),
    ({ data }) => [cms.normalize(data)].flat().filter(isShownDoctor),
  )

/** Articles for a specialty's patients. Contract: operation `listArticlesBySpecialty`. */
export const listArticlesForSpecialty = async (cms: CmsClient, specialtyCode: string, options?: CallOptions) =>
  list(await cmsRest(cms).listArticlesBySpecialty({ query: { kodeSpesialis: specialtyCode } }, options), ({ data }) =>
    cms.normalize(data),
  )
