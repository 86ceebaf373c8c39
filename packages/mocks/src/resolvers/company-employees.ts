import type { CompanyComponents } from '@hospital/sdk/company'
import { choicesOf } from '../companies/choices.ts'
import { toldConsent } from '../companies/consent.ts'
import { orderedEmployees } from '../companies/employee-order.ts'
import type { Employee } from '../companies/employee.ts'
import { employeeReference } from '../companies/employee.ts'
import type { Checkup } from '../companies/mcu.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { companyScope } from './company-access.ts'
import { checkupsOf } from './company-checkups.ts'
import { matches, pageOfList } from './paging.ts'
import { answered, loaded, notFound } from './replies.ts'

type Schemas = CompanyComponents['schemas']

/** The short form of an employee; every employee's company is in the table. */
export const referenceOf = (hospital: Hospital, employee: Employee): Schemas['EmployeeReference'] => {
  const company = hospital.companies.companies.byId(employee.company)
  if (!company) throw new Error(`Employee ${employee.id} works for no company`)
  return employeeReference(employee, company, hospital.clock.today())
}

const shortCheckup = ({ id, day, conclusion, validUntil }: Checkup): Schemas['EmployeeMcu'] => ({
  id,
  tanggal: day,
  kesimpulan: conclusion,
  berlaku_sampai: validUntil,
})

const onWire = (hospital: Hospital, employee: Employee): Schemas['Employee'] => {
  const [latest] = checkupsOf(hospital, employee.id)
  return {
    ...referenceOf(hospital, employee),
    jabatan: employee.position,
    lokasi_kerja: employee.workplace,
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
  persetujuan: toldConsent(employee.consent, hospital.clock.today()),
  riwayat_mcu: checkupsOf(hospital, employee.id).map(shortCheckup),
  jumlah_rujukan_kecelakaan: hospital.companies.referrals.all().filter((referral) => referral.employee === employee.id)
    .length,
})

/** Registered employees. */
export const companyEmployees = (
  hospital: Hospital,
): Pick<CompanyResolvers, 'listCompanyEmployees' | 'getCompanyEmployee'> => ({
  listCompanyEmployees: ({ bearer, body }) => {
    const scope = companyScope(hospital, bearer, body.perusahaan_id)
    if ('denial' in scope) return scope.denial
    const all = hospital.companies.employees.filter(({ company }) => scope.shows(company))
    const found = all.filter(
      ({ name, number, workplace, department, status }) =>
        matches(body.search, name, number) &&
        (body.lokasi_kerja ?? workplace) === workplace &&
        (body.departemen ?? department) === department &&
        (body.status ?? status) === status,
    )
    const rows = orderedEmployees(
      found,
      body.urut ?? 'nama',
      body.arah ?? 'naik',
      ({ id }) => checkupsOf(hospital, id)[0]?.day,
    )
    const page = pageOfList(rows, body, (employee) => onWire(hospital, employee), 'Karyawan tidak ditemukan.')
    const pilihan = {
      lokasi_kerja: choicesOf(all, ({ workplace }) => workplace),
      departemen: choicesOf(all, ({ department }) => department),
    }
    return answered({ ...page, meta: { ...page.meta, pilihan } })
  },
  getCompanyEmployee: ({ bearer, query: { id } }) => {
    const scope = companyScope(hospital, bearer, undefined)
    if ('denial' in scope) return scope.denial
    const employee = hospital.companies.employees.find((one) => one.id === id && scope.shows(one.company))
    return employee ? loaded(detailOnWire(hospital, employee)) : notFound()
  },
})
