import type { CompanyComponents } from '@hospital/sdk/company'
import { formatDate, Stack, Tag } from '@hospital/ui'
import { FitnessMark, RowLink } from '@hospital/ui/employees'
import { href } from '../../../routes/href.ts'
import type { CompanyList } from '../area/company-list.ts'
import { fitnessOf } from '../area/conclusions.ts'
import { EndedConclusion } from '../area/ended-conclusion.tsx'
import { choiceFilter, companyFilter, placeFilter } from '../area/list-filters.tsx'
import { NotedCell } from '../area/noted-cell.tsx'
import { statusWords } from './employee.ts'
import type { Employee } from './employee.ts'

type Schemas = CompanyComponents['schemas']

const orders: readonly Schemas['EmployeeOrder'][] = ['nama', 'nik_karyawan', 'departemen', 'mcu_terakhir']

/** The registered employees. An administrator sees the employees of all companies. */
export const employeeList: CompanyList<Employee, Schemas['EmployeeListRequest'], Schemas['EmployeeChoices']> = {
  operation: 'listCompanyEmployees',
  call: (company, body, options) => company.listCompanyEmployees({ body }, options),
  address: (locale, query) => href(locale, 'companyEmployees', {}, query),
  // About as many as a person looks through before searching.
  pageSize: 20,
  filters: [
    companyFilter({ request: (id) => ({ perusahaan_id: id }) }),
    placeFilter({
      name: 'lokasi',
      label: 'web.company.employees.site',
      any: 'web.company.employees.anySite',
      choices: ({ lokasi_kerja: sites }) => sites,
      request: (site) => ({ lokasi_kerja: site }),
    }),
    placeFilter({
      name: 'departemen',
      label: 'web.company.employees.department',
      any: 'web.company.employees.anyDepartment',
      choices: ({ departemen: departments }) => departments,
      request: (department) => ({ departemen: department }),
    }),
    choiceFilter({
      name: 'status',
      label: 'web.company.employees.status',
      any: 'web.company.employees.anyStatus',
      words: statusWords,
      request: (status) => ({ status }),
    }),
  ],
  orders,
  orderRequest: ({ column, ascending }) => ({
    urut: orders.find((order) => order === column) ?? 'nama',
    arah: ascending ? 'naik' : 'turun',
  }),
  rows: {
    columns: [
      {
        name: 'nama',
        heading: 'web.company.employees.name',
        cell: ({ id, nama_lengkap: name, jabatan: position }, { locale }) => (
          <NotedCell note={position}>
            <RowLink href={href(locale, 'companyEmployees', { karyawan: String(id) })}>{name}</RowLink>
          </NotedCell>
        ),
      },
      {
        name: 'nik_karyawan',
        heading: 'web.company.employees.number',
        cell: ({ nik_karyawan: number, perusahaan: company }, { isAdmin }) => (
          <NotedCell note={isAdmin ? company.nama : undefined}>
            <span>{number}</span>
          </NotedCell>
        ),
      },
      {
        name: 'departemen',
        heading: 'web.company.employees.department',
        cell: ({ departemen: department, lokasi_kerja: site }) => (
          <NotedCell note={site}>
            <span>{department ?? '–'}</span>
          </NotedCell>
        ),
      },
      {
        name: 'status',
        heading: 'web.company.employees.status',
        cell: ({ status }, { message }) => (
          <Tag tone={status === 'aktif' ? 'good' : 'plain'}>{message(statusWords[status])}</Tag>
        ),
      },
      {
        name: 'mcu_terakhir',
        heading: 'web.company.employees.lastCheckup',
        cell: ({ mcu_terakhir: checkup }, { message, locale }) =>
          checkup ? (
            <Stack gap="xxs">
              <time dateTime={checkup.tanggal}>{formatDate(checkup.tanggal, locale, 'short')}</time>
              <FitnessMark fitness={fitnessOf[checkup.kesimpulan]} />
              <EndedConclusion checkup={checkup} />
            </Stack>
          ) : (
            message('web.company.employees.noCheckup')
          ),
      },
    ],
  },
  messages: {
    title: 'web.company.employees.title',
    filter: 'web.company.employees.filter',
    search: 'web.company.list.search',
    found: 'web.company.employees.found',
    asking: 'web.company.employees.asking',
    failed: 'web.company.employees.failed',
    noneFound: 'web.company.employees.noneFound',
    noneFoundText: 'web.company.employees.noneFoundText',
    clear: 'web.company.list.clear',
    none: 'web.company.employees.none',
    noneText: 'web.company.employees.noneText',
  },
}
