import { unknownProfile } from './person.ts'
import type { Person, Profile } from './person.ts'
import { paddedBloodType } from './references.ts'
import { villageByCode } from './regions.ts'

/** The seed of a fictitious person; omitted fields are unknown to the group. */
export interface PersonSeed extends Partial<Omit<Profile, 'kelurahan' | 'kecamatan' | 'kabupaten' | 'provinsi'>> {
  readonly id: number
  readonly nama_lengkap: string
  readonly gender: 'L' | 'P'
  readonly tgl_lahir: string
  /** Blood type in the medical record, such as `O+`; the profile's code is derived from it. */
  readonly darah?: string
  readonly allergies?: readonly string[]
  readonly registeredAt?: readonly string[]
}

/**
 * A national identity number for a fictitious person. It begins with a regency that does not exist (32.99), so it is never a real number.
 * For women the day of birth is increased by 40, as in real numbers.
 */
export const identityNumber = (birth: string, gender: 'L' | 'P', serial: number): string => {
  const [year = '', month = '', day = ''] = birth.split('-')
  const markedDay = String(Number(day) + (gender === 'P' ? 40 : 0)).padStart(2, '0')
  return `329901${markedDay}${month}${year.slice(2)}${String(serial).padStart(4, '0')}`
}

/** Creates a person from a seed. */
export const personFrom = ({ darah, allergies = [], registeredAt = [], ...given }: PersonSeed): Person => {
  const village = given.kel ? villageByCode(given.kel) : undefined
  const blood = darah === undefined ? null : paddedBloodType(darah.replace(/[+-]$/, ''))
  const regions = {
    kelurahan: village?.kel.nama ?? null,
    kecamatan: village?.kec.nama ?? null,
    kabupaten: village?.kokab.nama ?? null,
    provinsi: village?.prov.nama ?? null,
    kec: village?.kec.kode ?? null,
    kokab: village?.kokab.kode ?? null,
    prov: village?.prov.kode ?? null,
  }
  return {
    profile: { ...unknownProfile, golongan_darah: blood, ...regions, ...given },
    bloodTypeInRecord: darah ?? null,
    allergies,
    registeredAt,
  }
}
