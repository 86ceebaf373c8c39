import type { MemberComponents } from '@hospital/sdk/member'
import { answerOf } from './read.ts'
import type { Read } from './read.ts'

type ContractProfile = MemberComponents['schemas']['MemberProfile']

/** The fields of a profile that hold codes. */
export type ProfileCode =
  | 'agama'
  | 'gol_darah'
  | 'bahasa'
  | 'suku_bahasa'
  | 'status_kawin'
  | 'pendidikan'
  | 'pekerjaan'
  | 'kel'
  | 'kec'
  | 'kokab'
  | 'prov'

/** What the group knows of one person, in English names. What is not known is undefined. */
export interface Profile {
  readonly id: number
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly relation: string
  readonly birthPlace: string | undefined
  /** YYYY-MM-DD. */
  readonly birthDate: string
  /** NIK of an Indonesian citizen, passport number of a foreign one. */
  readonly identityNumber: string | undefined
  readonly isForeign: boolean
  readonly recordNumber: string | undefined
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly address: string | undefined
  /** Village, district, city and province by name, the smallest first. */
  readonly region: readonly string[]
  readonly bloodType: string | undefined
  /** Codes of reference lists and of the region by the names of their fields, as a form holds them. Empty for what is not known. */
  readonly codes: Readonly<Record<ProfileCode, string>>
  /** Address of a portrait, not checked. */
  readonly photo: string | undefined
}

const toProfile = (profile: ContractProfile): Profile => ({
  id: profile.id,
  name: profile.nama_lengkap,
  gender: profile.gender === 'L' ? 'male' : 'female',
  relation: profile.status_family,
  birthPlace: profile.tempat_lahir ?? undefined,
  birthDate: profile.tgl_lahir,
  identityNumber: profile.no_identitas ?? undefined,
  isForeign: profile.warga_negara === 'wna',
  recordNumber: profile.nopasien ?? undefined,
  email: profile.email ?? undefined,
  phone: profile.no_telp ?? undefined,
  address: profile.alamat ?? undefined,
  region: [profile.kelurahan, profile.kecamatan, profile.kabupaten, profile.provinsi].filter((name) => name !== null),
  // Back ends pad the codes with blanks.
  bloodType: profile.golongan_darah?.trim() || undefined,
  codes: {
    agama: profile.agama ?? '',
    gol_darah: profile.golongan_darah?.trim() ?? '',
    bahasa: profile.bahasa === null ? '' : String(profile.bahasa),
    suku_bahasa: profile.suku_bahasa === null ? '' : String(profile.suku_bahasa),
    status_kawin: profile.status_kawin ?? '',
    pendidikan: profile.pendidikan ?? '',
    pekerjaan: profile.pekerjaan ?? '',
    kel: profile.kel ?? '',
    kec: profile.kec ?? '',
    kokab: profile.kokab ?? '',
    prov: profile.prov ?? '',
  },
  photo: profile.avatar ?? undefined,
})

/** The profile of a person of the family. Contract: operation `getProfile`. */
export const readProfile = (patient: number): Read<Profile> => ({
  operation: 'getProfile',
  patient,
  call: ({ member }, signal) =>
    answerOf(member.getProfile({ query: { id: patient } }, { signal }), ({ data }) => toProfile(data)),
})
