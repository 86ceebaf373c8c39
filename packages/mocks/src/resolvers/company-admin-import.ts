import type { CompanyComponents } from '@hospital/sdk/company'
import { importedBatch, knownImport, storeImport } from '../companies/import.ts'
import type { CompanyAccount } from '../companies/users.ts'
import type { CompanyResolvers } from '../generated/company.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { corporateAdmin } from './company-access.ts'
import { invalid, loaded, notFound, refused } from './replies.ts'

type Schemas = CompanyComponents['schemas']

const importBatch = (
  { companies, clock }: Hospital,
  { id }: CompanyAccount,
  body: Schemas['ImportEmployeesRequest'],
) => {
  const company = companies.companies.byId(body.perusahaan_id)
  if (!company) return notFound()
  const known = body.mode === 'simpan' ? knownImport(companies.imports, id, body) : undefined
  if (known === 'other') return invalid({ kunci: ['Kunci ini sudah dipakai untuk data lain.'] })
  if (known) return loaded(known, 'Impor karyawan selesai diproses.')
  if (company.status === 'nonaktif') return refused('Perusahaan tidak aktif. Karyawan tidak dapat ditambahkan.')
  const result = importedBatch({
    request: body,
    registered: companies.employees,
    today: clock.today(),
    register: companies.register,
  })
  if (body.mode === 'periksa') return loaded(result, 'Pemeriksaan selesai. Belum ada data yang disimpan.')
  storeImport(companies.imports, id, body, result)
  return loaded(result, 'Impor karyawan selesai diproses.')
}

/** Registration of many employees. */
export const companyAdminImport = (hospital: Hospital): Pick<CompanyResolvers, 'importEmployees'> => ({
  importEmployees: ({ bearer, body }) => {
    const admin = corporateAdmin(hospital, bearer)
    return 'denial' in admin ? admin.denial : importBatch(hospital, admin, body)
  },
})
