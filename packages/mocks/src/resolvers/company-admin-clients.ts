import type { CompanyComponents } from '@hospital/sdk/company'
import type { Company, CompanyChanges } from '../companies/company.ts'
import { changedCompany, unknownOfCompany } from '../companies/company.ts'
import { isUnderWay } from '../companies/referral.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import { fieldErrors, hasErrors } from '../hospital/field-errors.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { corporateAdmin } from './company-access.ts'
import { companyProfileOnWire } from './company-profile.ts'
import { matches, paged } from './paging.ts'
import { invalid, loaded, notFound, refused } from './replies.ts'

type Schemas = CompanyComponents['schemas']
type CreateRequest = Schemas['CreateCorporateClientRequest']

const onWire = (hospital: Hospital, company: Company): Schemas['CorporateClient'] => ({
  ...companyProfileOnWire(hospital, company),
  status: company.status,
  jumlah_pengguna: hospital.companies.users.all().filter((user) => user.company === company.id).length,
  created_at: company.createdAt,
  updated_at: company.updatedAt,
})

const changeErrors = ({ directory }: Hospital, changes: CompanyChanges, before?: Company) => {
  const start = changes.kontrak_mulai ?? before?.contractStart ?? undefined
  const end = changes.kontrak_selesai === undefined ? before?.contractEnd : changes.kontrak_selesai
  const unknown = (changes.rumah_sakit_rujukan ?? []).filter((code) => !directory.hospital(code))
  return fieldErrors([
    [
      start !== undefined && end !== undefined && end !== null && end < start,
      'kontrak_selesai',
      'Akhir kontrak tidak boleh sebelum awal kontrak.',
    ],
    [unknown.length > 0, 'rumah_sakit_rujukan', `Rumah sakit tidak dikenal: ${unknown.join(', ')}.`],
  ])
}

const blank = (hospital: Hospital, { kd_perusahaan, nama }: CreateRequest): Omit<Company, 'id'> => ({
  code: kd_perusahaan,
  name: nama,
  ...unknownOfCompany,
  status: 'aktif',
  createdAt: hospital.clock.stamp(),
  updatedAt: hospital.clock.stamp(),
})

const isCalled = (company: Company, name: string) => company.name.toLowerCase() === name.trim().toLowerCase()

const create = (hospital: Hospital, body: CreateRequest) => {
  const { companies } = hospital.companies
  const codeTaken = companies.all().some(({ code }) => code === body.kd_perusahaan)
  const errors = {
    ...changeErrors(hospital, body),
    ...fieldErrors([[codeTaken, 'kd_perusahaan', 'Kode perusahaan sudah dipakai.']]),
  }
  if (hasErrors(errors)) return invalid(errors)
  if (companies.all().some((company) => isCalled(company, body.nama)))
    return refused('Perusahaan dengan nama ini sudah terdaftar.')
  const company = companies.add(blank(hospital, body))
  return loaded(
    onWire(hospital, companies.replace(changedCompany(company, body, company.createdAt))),
    'Perusahaan berhasil ditambahkan.',
  )
}

/** Ends the sessions of all users of a deactivated company. */
const shutOut = ({ companies }: Hospital, { id, status }: Company): void => {
  if (status === 'nonaktif')
    for (const user of companies.users.all()) if (user.company === id) companies.tokens.endAll(user.id)
}

const hasOpenReferrals = ({ companies }: Hospital, company: Company): boolean => {
  const employees = companies.employees.filter((employee) => employee.company === company.id).map(({ id }) => id)
  return companies.referrals.all().some((referral) => employees.includes(referral.employee) && isUnderWay(referral))
}

const update = (hospital: Hospital, body: Schemas['UpdateCorporateClientRequest']) => {
  const { companies } = hospital.companies
  const company = companies.byId(body.id)
  if (!company) return notFound()
  const errors = changeErrors(hospital, body, company)
  if (hasErrors(errors)) return invalid(errors)
  if (body.status === 'nonaktif' && hasOpenReferrals(hospital, company))
    return refused('Perusahaan masih memiliki rujukan kecelakaan yang berjalan.')
  const changed = companies.replace(changedCompany(company, body, hospital.clock.stamp()))
  shutOut(hospital, changed)
  return loaded(onWire(hospital, changed), 'Perusahaan berhasil diperbarui.')
}

type Resolvers = Pick<CompanyResolvers, 'listCorporateClients' | 'createCorporateClient' | 'updateCorporateClient'>

/** Administration of companies. */
export const companyAdminClients = (hospital: Hospital): Resolvers => ({
  listCorporateClients: ({ bearer, body }) => {
    const admin = corporateAdmin(hospital, bearer)
    if ('denial' in admin) return admin.denial
    const rows = hospital.companies.companies
      .all()
      .filter(({ name, code, status }) => matches(body.search, name, code) && (body.status ?? status) === status)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'id'))
    return paged(rows, body, (company) => onWire(hospital, company), 'Perusahaan tidak ditemukan.')
  },
  createCorporateClient: ({ bearer, body }) => {
    const admin = corporateAdmin(hospital, bearer)
    return 'denial' in admin ? admin.denial : create(hospital, body)
  },
  updateCorporateClient: ({ bearer, body }) => {
    const admin = corporateAdmin(hospital, bearer)
    return 'denial' in admin ? admin.denial : update(hospital, body)
  },
})
