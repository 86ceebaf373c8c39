import { mapLink } from '../../shared/map-link.ts'

/** The fields of a hospital that an emergency needs, from the CMS. */
interface Hospital {
  readonly nama: string | null
  readonly slug: string | null
  readonly alamat: string | null
  readonly nomor_telepon: string | null
}

/** An emergency contact of the CMS. */
interface Contact {
  readonly nomor_telepon: string | null
  readonly nomor_igd: string | null
  readonly nomor_ambulans: string | null
  readonly rumah_sakit?: { readonly slug: string | null } | null
}

/** The emergency unit of a hospital: its number, and the way to it. */
export interface EmergencyUnit {
  readonly hospital: string
  /** The unit's own number, or else the hospital's. */
  readonly phone: string | undefined
  readonly ambulance: string | undefined
  readonly mapHref: string | undefined
}

/** The first of the numbers that has a digit: editors write a dash for no number. */
const usable = (numbers: readonly (string | null | undefined)[]): string | undefined =>
  numbers.find((number) => number && /\d/.test(number)) ?? undefined

/** The emergency unit of each hospital, in the hospitals' order. */
export const emergencyUnits = (hospitals: readonly Hospital[], contacts: readonly Contact[]): EmergencyUnit[] =>
  hospitals.flatMap(({ nama, slug, alamat, nomor_telepon }) => {
    if (!nama) return []
    const own = contacts.filter(({ rumah_sakit: hospital }) => slug && hospital?.slug === slug)
    return [
      {
        hospital: nama,
        phone: usable([
          ...own.map(({ nomor_igd }) => nomor_igd),
          ...own.map((contact) => contact.nomor_telepon),
          nomor_telepon,
        ]),
        ambulance: usable(own.map(({ nomor_ambulans }) => nomor_ambulans)),
        mapHref: mapLink({ name: nama, address: alamat ?? '' }),
      },
    ]
  })
