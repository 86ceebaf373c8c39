import type { MemberComponents } from '@hospital/sdk/member'
import type { HospitalReference } from '../hospital/references.ts'

type Schemas = MemberComponents['schemas']

/** A person as the member API shows them to the member. */
export type Profile = Schemas['MemberProfile']

/** The fields of a profile that a new person may leave out. */
export const unknownProfile = {
  email: null,
  no_telp: null,
  avatar: null,
  status_family: 'diri_sendiri',
  nopasien: null,
  family_id: null,
  tempat_lahir: null,
  no_identitas: null,
  nomor_bpjs: null,
  alamat: null,
  kel: null,
  golongan_darah: null,
  warga_negara: 'wni',
  bahasa: null,
  suku_bahasa: null,
  status_kawin: null,
  pekerjaan: null,
  pendidikan: null,
  agama: null,
} as const satisfies Partial<Profile>

/** Relation to the main user of a family. */
export type FamilyRelation = Schemas['FamilyRelation']

/** All data of one person. */
export interface Person {
  readonly profile: Profile
  /** Blood type as text, as in the medical record: `O+`. */
  readonly bloodTypeInRecord: string | null
  readonly allergies: readonly string[]
  /** The hospitals (codes) with which the person is registered. */
  readonly registeredAt: readonly HospitalReference['kode_mapping_rs'][]
}

/** The short form of a person, for lists and the session. */
export const userOf = ({ profile }: Person): Schemas['MemberUser'] => {
  const { id, nama_lengkap, email, no_telp, gender, avatar, status_family, tgl_lahir, nopasien } = profile
  return { id, nama_lengkap, email, no_telp, gender, avatar, status_family, tgl_lahir, nopasien }
}

/** Courtesy titles before or after names in records. */
const titles: readonly string[] = ['h', 'hj', 'ny', 'tn', 'nn', 'an', 'by']

const bareName = (name: string): string =>
  name
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((word) => word !== '' && !titles.includes(word))
    .join(' ')

/** A short name that only acquaintances recognise: `H. Maman Suherman` is `Maman S.`. */
export const shortName = (name: string): string => {
  const words = name.split(/\s+/)
  const [first = name, ...others] = words.filter((word) => !titles.includes(word.toLowerCase().replaceAll('.', '')))
  const last = others.at(-1)
  return last === undefined ? first : `${first} ${last.slice(0, 1)}.`
}

/** Whether two names are equal, ignoring case, spaces and titles. */
export const isSameName = (one: string, other: string): boolean => bareName(one) === bareName(other)
