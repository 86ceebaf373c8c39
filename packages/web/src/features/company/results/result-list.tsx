import { formatDate, LinkButton } from '@hospital/ui'
import { FitnessMark, RowLink } from '@hospital/ui/employees'
import { href } from '../../../routes/href.ts'
import type { CompanyList } from '../area/company-list.ts'
import { conclusionWords, fitnessOf } from '../area/conclusions.ts'
import { findingWords } from '../area/findings.ts'
import { choiceFilter, companyFilter, placeFilter } from '../area/list-filters.tsx'
import { NotedCell } from '../area/noted-cell.tsx'
import { validityMessage } from '../area/validity.ts'
import { periodFilter } from './period-filter.tsx'
import type { CheckupResult, ResultChoices, ResultRequest } from './result.ts'

/** The check-ups, the latest first, with the data that an employer may always see. */
export const resultList: CompanyList<CheckupResult, ResultRequest, ResultChoices> = {
  operation: 'listCompanyMcuResults',
  call: (company, body, options) => company.listCompanyMcuResults({ body }, options),
  address: (locale, query) => href(locale, 'companyMcuResults', {}, query),
  pageSize: 20,
  filters: [
    companyFilter({ request: (id) => ({ perusahaan_id: id }) }),
    periodFilter,
    choiceFilter({
      name: 'kesimpulan',
      label: 'web.company.employees.conclusion',
      any: 'web.company.checkups.anyConclusion',
      words: conclusionWords,
      request: (conclusion) => ({ kesimpulan: conclusion }),
    }),
    choiceFilter({
      name: 'temuan',
      label: 'web.company.checkups.finding',
      any: 'web.company.checkups.anyFinding',
      words: findingWords,
      request: (finding) => ({ faktor_risiko: finding }),
      note: 'web.company.checkups.findingNote',
      noneFoundText: 'web.company.checkups.noneFoundFinding',
    }),
    placeFilter({
      name: 'departemen',
      label: 'web.company.employees.department',
      any: 'web.company.employees.anyDepartment',
      choices: ({ departemen: departments }) => departments,
      request: (department) => ({ departemen: department }),
    }),
  ],
  rows: {
    columns: [
      {
        name: 'name',
        heading: 'web.company.employees.name',
        cell: ({ id, karyawan: { nama_lengkap, nik_karyawan: number, perusahaan } }, { locale, isAdmin }) => (
          <NotedCell note={isAdmin ? `${number}, ${perusahaan.nama}` : number}>
            <RowLink href={href(locale, 'companyMcuResults', { hasil: String(id) })}>{nama_lengkap}</RowLink>
          </NotedCell>
        ),
      },
      {
        name: 'department',
        heading: 'web.company.employees.department',
        cell: ({ karyawan: { departemen: department } }) => department ?? '–',
      },
      {
        name: 'day',
        heading: 'web.company.checkup.day',
        cell: ({ tanggal: day }, { locale }) => <time dateTime={day}>{formatDate(day, locale, 'short')}</time>,
      },
      {
        name: 'conclusion',
        heading: 'web.company.employees.conclusion',
        cell: ({ kesimpulan: conclusion }) => <FitnessMark fitness={fitnessOf[conclusion]} />,
      },
      {
        name: 'validity',
        heading: 'web.company.checkup.validity',
        cell: ({ berlaku_sampai: until, kesimpulan: conclusion }, { message, locale, today }) => {
          const { text } = validityMessage(conclusion, until, today)
          return message(text, { date: until === null ? '' : formatDate(until, locale, 'short') })
        },
      },
    ],
  },
  messages: {
    title: 'web.company.checkups.title',
    filter: 'web.company.checkups.filter',
    search: 'web.company.list.search',
    found: 'web.company.checkups.found',
    asking: 'web.company.checkups.asking',
    failed: 'web.company.checkups.failed',
    noneFound: 'web.company.checkups.noneFound',
    noneFoundText: 'web.company.checkups.noneFoundText',
    clear: 'web.company.list.clear',
    none: 'web.company.checkups.none',
    noneText: 'web.company.checkups.noneText',
  },
  noneAction: ({ message, locale }) => (
    <LinkButton tone="secondary" href={href(locale, 'companyEmployees', {})}>
      {message('web.company.checkups.toEmployees')}
    </LinkButton>
  ),
}
