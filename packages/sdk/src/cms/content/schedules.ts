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

/** Hand-written routes need not filter by status, nor tell it: only a doctor who is told not to practise is left out. */
const isShownDoctor = ({ status }: { readonly status?: string | null | undefined }): boolean =>
  status === undefined || isActiveDoctor({ status })

interface Row {
  readonly dokter: { readonly status?: string | null | undefined } | null
  readonly jadwal: readonly unknown[] | null
}

/** Rows whose doctor practises and is no draft, each with its sessions. */
const shownRows = <Shown extends Row>(rows: readonly Shown[]) =>
  rows.flatMap((row) => (row.dokter && isShownDoctor(row.dokter) ? { ...row, jadwal: row.jadwal ?? [] } : []))

/** The paging of a route that does not count: a full page may have another behind it. */
const pageWithoutCounts = (length: number, page: number, pageSize: number) => {
  const total = (page - 1) * pageSize + length
  return { page, pageSize, pageCount: length < pageSize ? page : page + 1, total }
}

/** Weekly schedules of active doctors, ten rows on a page. Contract: operation `listDoctorSchedules`. */
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
  return list(await cmsRest(cms).listDoctorSchedules({ query }, options), ({ data, meta }) => {
    const items = shownRows(cms.normalize(data))
    return { items, pagination: meta?.pagination ?? pageWithoutCounts(data.length, page, pageSize) }
  })
}

/** The schedule of one doctor, a row per hospital and specialty; `not-found` where none practises under the slug. Contract: operation `getDoctorScheduleBySlug`. */
export const getDoctorSchedule = async (cms: CmsClient, slug: string, options?: CallOptions) =>
  mapResult(await cmsRest(cms).getDoctorScheduleBySlug({ query: { slug } }, options), ({ data }) => shownRows([cms.normalize(data)].flat()))

/** Active doctors of the same specialty, without one (its slug). Contract: operation `getDoctors`. */
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
    cms.normalize(data))
