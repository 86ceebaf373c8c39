import type { RouteName } from './table.ts'

/** The query parameters of the site. */
export type QueryName =
  | 'rs'
  | 'spesialis'
  | 'hari'
  | 'dokter'
  | 'tanggal'
  | 'jam'
  | 'kategori'
  | 'q'
  | 'page'
  | 'jenis'
  | 'tahun'
  | 'bagian'
  | 'lokasi'
  | 'kelompok'
  | 'perusahaan'
  | 'departemen'
  | 'status'
  | 'urut'
  | 'dari'
  | 'sampai'
  | 'kesimpulan'
  | 'temuan'
  | 'periode'

/**
 * The query parameters that pages read; a page is the same whatever others there are. Apart from the table of routes, which every page
 * fetches: only the server asks for them.
 */
export const pageQueries: Readonly<Partial<Record<RouteName, readonly QueryName[]>>> = {
  doctorSchedules: ['rs', 'spesialis', 'hari', 'dokter', 'page'],
  appointmentCreation: ['rs', 'spesialis', 'dokter', 'hari', 'tanggal', 'jam'],
  doctors: ['rs', 'spesialis', 'dokter', 'page'],
  packages: ['q', 'kategori', 'page'],
  articles: ['q', 'page'],
  healthArticles: ['spesialis'],
  events: ['page'],
  healthPackages: ['q', 'kategori', 'page'],
  search: ['q'],
  articleCategory: ['page'],
  familyMemberRegistration: ['rs'],
  employeeResults: ['rs', 'tahun'],
  results: ['rs', 'jenis', 'tahun'],
  laboratoryResults: ['rs', 'tahun'],
  radiologyResults: ['rs', 'tahun'],
  companyEmployees: ['perusahaan', 'lokasi', 'departemen', 'status', 'urut', 'page'],
  companyMcuChart: ['tahun', 'kelompok', 'perusahaan'],
  companyMcuResults: ['perusahaan', 'tahun', 'dari', 'sampai', 'kesimpulan', 'temuan', 'departemen', 'page'],
  companyAccidents: ['status', 'periode', 'perusahaan', 'page'],
  companyAdmin: ['bagian', 'perusahaan', 'status', 'page'],
}
