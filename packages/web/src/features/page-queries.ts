import type { QueryName } from '../routes/query-names.ts'
import type { RouteName } from '../routes/table.ts'
import { clientList } from './company/admin/client-list.tsx'
import { userList } from './company/admin/user-list.tsx'
import { parametersOf } from './company/area/list-view.ts'
import { employeeList } from './company/employees/employee-list.tsx'
import { referralList } from './company/referrals/referral-list.tsx'
import { resultList } from './company/results/result-list.tsx'

const byName: Readonly<Partial<Record<RouteName, readonly QueryName[]>>> = {
  doctorSchedules: ['rs', 'spesialis', 'hari', 'dokter', 'page'],
  appointmentCreation: ['rs', 'spesialis', 'dokter', 'hari', 'tanggal', 'jam'],
  doctors: ['rs', 'spesialis', 'hari', 'dokter', 'page'],
  packages: ['q', 'kategori', 'page'],
  articles: ['q', 'page'],
  healthArticles: ['spesialis'],
  events: ['page'],
  healthPackages: ['q', 'kategori', 'page'],
  packageComparison: ['paket'],
  search: ['q'],
  articleCategory: ['page'],
  familyMemberRegistration: ['rs'],
  employeeResults: ['rs', 'tahun'],
  results: ['rs', 'jenis', 'tahun'],
  laboratoryResults: ['rs', 'tahun'],
  radiologyResults: ['rs', 'tahun'],
  companyMcuChart: ['tahun', 'kelompok', 'perusahaan'],
}

/**
 * The query parameters that pages read. Other parameters do not change a page. Not in the table of routes, which every page fetches: only
 * the server needs these.
 */
export const pageQueries: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  ...byName,
  companyEmployees: parametersOf(employeeList),
  companyMcuResults: parametersOf(resultList),
  companyAccidents: parametersOf(referralList),
  companyAdmin: [...new Set(['bagian', ...parametersOf(userList), ...parametersOf(clientList)])],
}

/** The query parameter with which a page shows a doctor's free places. Such a page is cached only as long as the free places are. */
export const placesWith: Readonly<Partial<Record<RouteName, QueryName>>> = { appointmentCreation: 'dokter' }
