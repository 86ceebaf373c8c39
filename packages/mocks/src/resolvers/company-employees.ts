import type { CompanyComponents } from '@hospital/sdk/company'
import type { Employee } from '../companies/employee.ts'
import { employeeReference } from '../companies/employee.ts'
import type { Checkup } from '../companies/mcu.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { companyScope } from './company-access.ts'
import { matches, paged } from './paging.ts'
import { loaded, notFound } from './replies.ts'

type Schemas = CompanyComponents['schemas']

/** The short form of an employee; every employee's company is in the table. */
export const referenceOf = (hospital: Hospital, employee: Employee): Schemas['EmployeeReference'] => {
  const company = hospital.companies.companies.byId(employee.company)
  if (!company) throw new Error(`Employee ${employee.id} works for no company`)
  return employeeReference(employee, company, hospital.clock.today())
}

const shortCheckup = ({ id, day, conclusion }: Checkup): Schemas['EmployeeMcu'] => ({
  id,
  tanggal: day,
  kesimpulan: conclusion,
})

const checkupsOf = ({ companies }: Hospital, employee: Employee) =>
  companies.checkups.filter((checkup) => checkup.employee === employee.id)

const onWire = (hospital: Hospital, employee: Employee): Schemas['Employee'] => {
  const [latest] = checkupsOf(hospital, employee)
  return {
    ...referenceOf(hospital, employee),
    jabatan: employee.position,
    status: employee.status,
    terdaftar_sejak: employee.registeredSince,
    mcu_terakhir: latest ? shortCheckup(latest) : null,
  }
}

const detailOnWire = (hospital: Hospital, employee: Employee): Schemas['EmployeeDetail'] => ({
  ...onWire(hospital, employee),
  tgl_lahir: employee.birth,
  email: employee.email,
  no_telp: employee.telephone,
  lokasi_kerja: employee.workplace,
  persetujuan: employee.consent,
  riwayat_mcu: checkupsOf(hospital, employee).map(shortCheckup),
  jumlah_rujukan_kecelakaan: hospital.companies.referrals.all().filter((referral) => referral.employee === employee.id)
    .length,
})

/** Registered employees. */
export const companyEmployees = (
  hospital: Hospital,
): Pick<CompanyResolvers, 'listCompanyEmployees' | 'getCompanyEmployee'> => ({
  listCompanyEmployees: ({ bearer, query }) => {
    const scope = companyScope(hospital, bearer, query.perusahaan_id)
    if ('denial' in scope) return scope.denial
    const rows = hospital.companies.employees
      .filter((employee) => scope.shows(employee.company) && matches(query.search, employee.name, employee.number))
      .filter(
        ({ department, status }) =>
          (query.departemen ?? department) === department && (query.status ?? status) === status,
      )
      .toSorted((one, other) => one.name.localeCompare(other.name, 'id') || one.id - other.id)
    return paged(rows, query, (employee) => onWire(hospital, employee), 'Karyawan tidak ditemukan.')
  },
  getCompanyEmployee: ({ bearer, query: { id } }) => {
    const scope = companyScope(hospital, bearer, undefined)
    if ('denial' in scope) return scope.denial
    const employee = hospital.companies.employees.find((one) => one.id === id && scope.shows(one.company))
    return employee ? loaded(detailOnWire(hospital, employee)) : notFound()
  },
})
