import type { PageQuery } from '../../../shared/loading/context.ts'
import { pathId } from '../area/path-id.ts'

/** The kinds of groups, by the names of the contract's parameters. */
export const groupKinds = ['lokasi', 'departemen', 'kelompok_usia', 'gender'] as const

/** A kind of groups. */
export type GroupKind = (typeof groupKinds)[number]

/** The group that filters a summary. There is at most one: see the contract. */
export interface GroupFilter {
  readonly kind: GroupKind
  readonly value: string
}

/** The filters of a summary. */
export interface SummaryFilters {
  readonly year: number | undefined
  readonly group: GroupFilter | undefined
  /** A company's id; only an administrator chooses one. */
  readonly company: number | undefined
}

const separator = ':'
const longestValue = 100

/** A group in an address. */
export const groupText = ({ kind, value }: GroupFilter): string => `${kind}${separator}${value}`

/** The group of a text in an address; undefined for an invalid text. */
export const readGroup = (text: string | null): GroupFilter | undefined => {
  const at = text?.indexOf(separator) ?? -1
  const kind = groupKinds.find((one) => one === text?.slice(0, at))
  const value = text?.slice(at + 1) ?? ''
  return kind && value.trim() !== '' && value.length <= longestValue ? { kind, value } : undefined
}

const yearOf = (text: string | null): number | undefined =>
  text !== null && /^20\d{2}$/.test(text) ? Number(text) : undefined

/** The filters of an address, without unknown ones. */
export const readSummaryFilters = (query: PageQuery, isAdmin: boolean): SummaryFilters => ({
  year: yearOf(query.get('tahun')),
  group: readGroup(query.get('kelompok')),
  company: isAdmin ? pathId(query.get('perusahaan') ?? undefined) : undefined,
})

/** The query of an address, from filters. */
export const summaryQuery = ({ year, group, company }: SummaryFilters): Readonly<Record<string, string>> => ({
  ...(company !== undefined && { perusahaan: String(company) }),
  ...(year !== undefined && { tahun: String(year) }),
  ...(group && { kelompok: groupText(group) }),
})
