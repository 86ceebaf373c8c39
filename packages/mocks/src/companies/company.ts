import type { CompanyComponents } from '@hospital/sdk/company'

type Schemas = CompanyComponents['schemas']

/** A corporate client of the group. */
export interface Company {
  readonly id: number
  readonly code: string
  readonly name: string
  /** The company's code as a guarantor of its employees; null if it guarantees no one. */
  readonly guarantorCode: string | null
  readonly business: string | null
  readonly address: string | null
  readonly city: string | null
  readonly province: string | null
  readonly postalCode: string | null
  readonly email: string | null
  readonly telephone: string | null
  readonly website: string | null
  readonly contact: Schemas['ContactPerson'] | null
  /** `YYYY-MM-DD`. */
  readonly contractStart: string | null
  readonly contractEnd: string | null
  /** Codes of the hospitals that the company may refer accidents to. */
  readonly hospitals: readonly string[]
  readonly status: Schemas['ActiveState']
  readonly createdAt: string
  readonly updatedAt: string
}

/** The empty fields of a company of which only the name is known: it is no guarantor and has no contract with a hospital. */
export const unknownOfCompany = {
  guarantorCode: null,
  business: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  email: null,
  telephone: null,
  website: null,
  contact: null,
  contractStart: null,
  contractEnd: null,
  hospitals: [],
} as const satisfies Partial<Company>

/** A company in short. */
export const companyReference = ({ id, code, name }: Company): Schemas['CompanyReference'] => ({
  id,
  kd_perusahaan: code,
  nama: name,
})

/** Whether a company's users may log in: it is active and its contract has not ended. */
export const isServed = ({ status, contractEnd }: Company, today: string): boolean =>
  status === 'aktif' && (contractEnd === null || contractEnd >= today)

/** The fields that a company or a corporate admin changes, as they were sent. */
export interface CompanyChanges {
  readonly nama?: string | undefined
  readonly status?: Schemas['ActiveState'] | undefined
  readonly bidang_usaha?: string | undefined
  readonly alamat?: string | undefined
  readonly kota?: string | undefined
  readonly provinsi?: string | undefined
  readonly kode_pos?: string | undefined
  readonly email?: string | undefined
  readonly no_telp?: string | undefined
  readonly website?: string | undefined
  readonly pic?: Schemas['ContactPersonInput'] | undefined
  readonly kontrak_mulai?: string | undefined
  readonly kontrak_selesai?: string | null | undefined
  readonly rumah_sakit_rujukan?: readonly string[] | undefined
}

/** A text after a change: an omitted text stays, and an empty one removes the present text. */
const changedText = (change: string | undefined, before: string | null): string | null =>
  change === '' ? null : (change ?? before)

/** A company with changes applied. */
export const changedCompany = (company: Company, changes: CompanyChanges, stamp: string): Company => ({
  ...company,
  name: changes.nama?.trim() ?? company.name,
  status: changes.status ?? company.status,
  business: changedText(changes.bidang_usaha, company.business),
  address: changedText(changes.alamat, company.address),
  city: changedText(changes.kota, company.city),
  province: changedText(changes.provinsi, company.province),
  postalCode: changedText(changes.kode_pos, company.postalCode),
  email: changes.email ?? company.email,
  telephone: changes.no_telp ?? company.telephone,
  website: changedText(changes.website, company.website),
  contact: changes.pic ?? company.contact,
  contractStart: changes.kontrak_mulai ?? company.contractStart,
  contractEnd: changes.kontrak_selesai === undefined ? company.contractEnd : changes.kontrak_selesai,
  hospitals: changes.rumah_sakit_rujukan ?? company.hospitals,
  updatedAt: stamp,
})
