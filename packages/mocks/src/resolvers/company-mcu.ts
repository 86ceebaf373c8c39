import type { CompanyComponents } from '@hospital/sdk/company'
import { mcuDetail } from '../companies/mcu-detail.ts'
import type { Examined } from '../companies/summary.ts'
import { mcuSummary, yearsWithResults } from '../companies/summary.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import { stampAt } from '../hospital/clock.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { companyScope } from './company-access.ts'
import { referenceOf } from './company-employees.ts'
import { matches, paged } from './paging.ts'
import { loaded, notFound } from './replies.ts'

type Schemas = CompanyComponents['schemas']

/** Chart figures are computed once a night. */
const summaryTime = '02:00'
const occupationalPhysician = 'dr. Ratna Puspita, Sp.Ok'

/** The check-ups of the companies that a call may show, the latest first. */
const examinedIn = ({ companies }: Hospital, shows: (company: number) => boolean): readonly Examined[] => {
  const employees = new Map(companies.employees.map((employee) => [employee.id, employee]))
  return companies.checkups.flatMap((checkup): Examined[] => {
    const employee = employees.get(checkup.employee)
    return employee && shows(employee.company) ? [{ checkup, employee }] : []
  })
}

const hospitalName = ({ directory }: Hospital, code: string): Schemas['HospitalReference'] => ({
  kode_mapping_rs: code,
  nama: directory.hospital(code)?.nama ?? code,
})

const resultOnWire = (hospital: Hospital, { checkup, employee }: Examined): Schemas['McuResult'] => ({
  id: checkup.id,
  no_mcu: checkup.number,
  karyawan: referenceOf(hospital, employee),
  tahun: Number(checkup.day.slice(0, 4)),
  tanggal: checkup.day,
  paket: checkup.package,
  rumah_sakit: hospitalName(hospital, checkup.hospital),
  kesimpulan: checkup.conclusion,
  berlaku_sampai: checkup.validUntil,
  persetujuan: employee.consent,
})

const detailOnWire = (hospital: Hospital, examined: Examined): Schemas['McuResultDetail'] => {
  const { checkup, employee } = examined
  return {
    ...resultOnWire(hospital, examined),
    pembatasan_kerja: [...checkup.restrictions],
    dokter_pemeriksa: occupationalPhysician,
    detail_medis: mcuDetail(checkup, employee.gender, employee.consent, hospital.clock.today(), hospital.files),
  }
}

/** The year of a summary: the requested one, or the latest with results. */
const summaryYear = (hospital: Hospital, examined: readonly Examined[], asked: number | undefined): number =>
  asked ?? yearsWithResults(examined)[0] ?? Number(hospital.clock.today().slice(0, 4))

/** Check-up results and the health summary. */
export const companyMcu = (
  hospital: Hospital,
): Pick<CompanyResolvers, 'listCompanyMcuResults' | 'getCompanyMcuResult' | 'getCompanyMcuSummary'> => ({
  listCompanyMcuResults: ({ bearer, query }) => {
    const scope = companyScope(hospital, bearer, query.perusahaan_id)
    if ('denial' in scope) return scope.denial
    const rows = examinedIn(hospital, scope.shows).filter(
      ({ checkup, employee }) =>
        matches(query.search, employee.name, employee.number) &&
        (query.tahun === undefined || checkup.day.startsWith(String(query.tahun))) &&
        (query.kesimpulan ?? checkup.conclusion) === checkup.conclusion &&
        (query.departemen ?? employee.department) === employee.department &&
        (query.karyawan_id ?? employee.id) === employee.id,
    )
    return paged(rows, query, (row) => resultOnWire(hospital, row), 'Belum ada hasil MCU.')
  },
  getCompanyMcuResult: ({ bearer, query: { id } }) => {
    const scope = companyScope(hospital, bearer, undefined)
    if ('denial' in scope) return scope.denial
    const found = examinedIn(hospital, scope.shows).find(({ checkup }) => checkup.id === id)
    return found ? loaded(detailOnWire(hospital, found)) : notFound()
  },
  getCompanyMcuSummary: ({ bearer, query: { tahun, departemen, perusahaan_id } }) => {
    const scope = companyScope(hospital, bearer, perusahaan_id)
    if ('denial' in scope) return scope.denial
    const inDepartment = (department: string | null) => departemen === undefined || department === departemen
    const examined = examinedIn(hospital, scope.shows).filter(({ employee }) => inDepartment(employee.department))
    const counted = hospital.companies.employees.filter(
      ({ company, status, department }) => scope.shows(company) && status === 'aktif' && inDepartment(department),
    )
    const year = summaryYear(hospital, examined, tahun)
    const madeAt = stampAt(hospital.clock.today(), summaryTime)
    return loaded(mcuSummary({ year, department: departemen, examined, employeeCount: counted.length, madeAt }))
  },
})
