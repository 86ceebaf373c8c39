import { isCalendarDate } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import type { PageQuery } from '../../../shared/loading/context.ts'
import { pageOf } from '../../../shared/loading/list-query.ts'
import { companyFilter, placeWithin } from '../area/company-filter.ts'
import { findings } from '../area/findings.ts'
import { fieldText, filterText } from '../area/list-texts.ts'
import { pathId } from '../area/path-id.ts'

type Schemas = CompanyComponents['schemas']

/** The days that a list of check-ups covers. */
export type Period =
  | { readonly kind: 'all' }
  | { readonly kind: 'year'; readonly year: number }
  /** Calendar dates, both inclusive; one may be missing. */
  | { readonly kind: 'days'; readonly from: string | undefined; readonly to: string | undefined }

/** A view of the list of check-ups: everything of it that is in the address. */
export interface ResultView {
  /** From 1 on. */
  readonly page: number
  /** A company's id; only an administrator chooses one. */
  readonly company: number | undefined
  readonly period: Period
  readonly conclusion: Schemas['FitnessConclusion'] | undefined
  readonly finding: Schemas['RiskFactor'] | undefined
  readonly department: string | undefined
}

const conclusions: readonly Schemas['FitnessConclusion'][] = [
  'layak',
  'layak_dengan_catatan',
  'tidak_layak_sementara',
  'tidak_layak',
]

/** All check-ups, at the first page. */
export const allResults: ResultView = {
  page: 1,
  company: undefined,
  period: { kind: 'all' },
  conclusion: undefined,
  finding: undefined,
  department: undefined,
}

const yearOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^(20\d{2}|2100)$/.test(text) ? Number(text) : undefined

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && isCalendarDate(text) ? text : undefined

/** The period of a year or of days; days stand where both are named, and days in the wrong order are turned. */
const periodOf = (year: string | undefined, from: string | undefined, to: string | undefined): Period => {
  const [first, last] = [dayOf(from), dayOf(to)]
  if (first !== undefined && last !== undefined && first > last) return { kind: 'days', from: last, to: first }
  if (first !== undefined || last !== undefined) return { kind: 'days', from: first, to: last }
  const known = yearOf(year)
  return known === undefined ? { kind: 'all' } : { kind: 'year', year: known }
}

const conclusionOf = (text: string | undefined) => conclusions.find((one) => one === text)
const findingOf = (text: string | undefined) => findings.find((one) => one === text)

/** The view of an address; what is no filter in it is left out. */
export const parseResultView = (query: PageQuery, isAdmin: boolean): ResultView => ({
  page: pageOf(query),
  company: companyFilter(query, isAdmin),
  period: periodOf(filterText(query.get('tahun')), filterText(query.get('dari')), filterText(query.get('sampai'))),
  conclusion: conclusionOf(filterText(query.get('kesimpulan'))),
  finding: findingOf(filterText(query.get('temuan'))),
  department: filterText(query.get('departemen')),
})

const periodQuery = (period: Period): Readonly<Record<string, string>> => {
  if (period.kind === 'year') return { tahun: String(period.year) }
  if (period.kind === 'all') return {}
  return {
    ...(period.from !== undefined && { dari: period.from }),
    ...(period.to !== undefined && { sampai: period.to }),
  }
}

/** The query of a view's address. What is usual leaves no trace. */
export const resultQuery = ({
  page,
  company,
  period,
  conclusion,
  finding,
  department,
}: ResultView): Readonly<Record<string, string>> => ({
  ...(company !== undefined && { perusahaan: String(company) }),
  ...periodQuery(period),
  ...(conclusion && { kesimpulan: conclusion }),
  ...(finding && { temuan: finding }),
  ...(department !== undefined && { departemen: department }),
  ...(page > 1 && { page: String(page) }),
})

/** The value of the field of the period for days of one's own. */
export const ownDays = 'tanggal'

/**
 * The view of a form, at its first page; `view` is the one before. Days count where the form asks for days. The department of the
 * company before is left behind with it.
 */
export const filteredResults = (view: ResultView, values: FormData): ResultView => {
  const chosen = fieldText(values, 'periode')
  const isDays = chosen === ownDays
  const company = pathId(fieldText(values, 'perusahaan'))
  return {
    page: 1,
    company,
    period: periodOf(
      isDays ? undefined : chosen,
      isDays ? fieldText(values, 'dari') : undefined,
      isDays ? fieldText(values, 'sampai') : undefined,
    ),
    conclusion: conclusionOf(fieldText(values, 'kesimpulan')),
    finding: findingOf(fieldText(values, 'temuan')),
    department: placeWithin(fieldText(values, 'departemen'), view.department, company === view.company),
  }
}

/** Whether a view leaves check-ups out. */
export const isNarrowed = ({ company, period, conclusion, finding, department }: ResultView): boolean =>
  company !== undefined ||
  period.kind !== 'all' ||
  conclusion !== undefined ||
  finding !== undefined ||
  department !== undefined

/** What the contract's operation `listCompanyMcuResults` is asked for. */
export const resultRequest = (
  { page, company, period, conclusion, finding, department }: ResultView,
  term: string,
  pageSize: number,
): Schemas['McuResultListRequest'] => ({
  page,
  pageSize,
  ...(term !== '' && { search: term }),
  ...(company !== undefined && { perusahaan_id: company }),
  ...(period.kind === 'year' && { tahun: period.year }),
  ...(period.kind === 'days' && period.from !== undefined && { dari: period.from }),
  ...(period.kind === 'days' && period.to !== undefined && { sampai: period.to }),
  ...(conclusion && { kesimpulan: conclusion }),
  ...(finding && { faktor_risiko: finding }),
  ...(department !== undefined && { departemen: department }),
})
