import type { CompanyComponents } from '@hospital/sdk/company'
import type { Company } from '../companies/company.ts'
import { changedCompany } from '../companies/company.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { ownCompany } from './company-access.ts'
import { loaded } from './replies.ts'

/** Registered active employees of a company. */
const activeEmployees = ({ companies }: Hospital, company: number): number =>
  companies.employees.filter((employee) => employee.company === company && employee.status === 'aktif').length

/** A company as shown to its own users. */
export const companyProfileOnWire = (
  hospital: Hospital,
  company: Company,
): CompanyComponents['schemas']['CompanyProfile'] => ({
  id: company.id,
  kd_perusahaan: company.code,
  nama: company.name,
  logo: null,
  bidang_usaha: company.business,
  alamat: company.address,
  kota: company.city,
  provinsi: company.province,
  kode_pos: company.postalCode,
  email: company.email,
  no_telp: company.telephone,
  website: company.website,
  pic: company.contact,
  kontrak_mulai: company.contractStart,
  kontrak_selesai: company.contractEnd,
  jumlah_karyawan: activeEmployees(hospital, company.id),
  rumah_sakit_rujukan: company.hospitals.flatMap((code) => {
    const found = hospital.directory.hospital(code)
    return found ? [{ kode_mapping_rs: found.kode_mapping_rs, nama: found.nama }] : []
  }),
})

/** The profile of the caller's company. */
export const companyProfile = (
  hospital: Hospital,
): Pick<CompanyResolvers, 'getCompanyProfile' | 'updateCompanyProfile'> => ({
  getCompanyProfile: ({ bearer }) => {
    const own = ownCompany(hospital, bearer)
    return 'denial' in own ? own.denial : loaded(companyProfileOnWire(hospital, own.company))
  },
  updateCompanyProfile: ({ bearer, body }) => {
    const own = ownCompany(hospital, bearer)
    if ('denial' in own) return own.denial
    const changed = hospital.companies.companies.replace(changedCompany(own.company, body, hospital.clock.stamp()))
    return loaded(companyProfileOnWire(hospital, changed), 'Profil perusahaan berhasil diperbarui.')
  },
})
