import type { SpecialistServiceCard } from '@hospital/sdk/cms'
import { codesOf, specialtyByCode } from './specialties.ts'
import { weekdays } from './weekdays.ts'
import type { Weekday } from './weekdays.ts'

// Other searches to offer when the filters find no doctor. They come from doctors that were found without one of the filters, so each link
// leads to some doctors.

/** The place, specialty and days of a doctor's practice. */
export interface Offer {
  /** `kode_mapping_rs`. */
  readonly hospital: string | undefined
  /** A code of the specialty. */
  readonly specialty: string | undefined
  /** Empty if the list has no days. */
  readonly days: readonly Weekday[]
}

/** The most hospitals or specialties to offer. */
const mostOffered = 3

/** The first day of the week after `wanted` on which a doctor practises. */
export const nearestDay = (offers: readonly Offer[], wanted: Weekday): Weekday | undefined => {
  const place = weekdays.indexOf(wanted)
  const later = [...weekdays.slice(place + 1), ...weekdays.slice(0, place)]
  return later.find((day) => offers.some(({ days }) => days.includes(day)))
}

/** The codes of other hospitals at which a doctor practises. */
export const otherHospitals = (offers: readonly Offer[], wanted: string): readonly string[] =>
  [...new Set(offers.flatMap(({ hospital }) => hospital ?? []))].filter((code) => code !== wanted).slice(0, mostOffered)

/** The meaningful words of a name: `Bedah Umum` and `Bedah Tulang` are similar, `Mata dan Telinga` and `Anak dan Remaja` are not. */
const tellingWords = (name: string | null): readonly string[] =>
  (name ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && word !== 'kesehatan' && word !== 'penyakit')

/**
 * Other specialties that have a practising doctor and share words with the name of `wanted` (a code), the best match first. The contract
 * does not say which specialties are related, and a dentist is no help to a patient who looks for a cardiologist.
 */
export const nearSpecialties = (
  offers: readonly Offer[],
  wanted: string,
  specialties: readonly SpecialistServiceCard[],
): readonly SpecialistServiceCard[] => {
  const asked = specialtyByCode(specialties, wanted)
  const words = tellingWords(asked?.nama ?? null)
  const practised = new Set(offers.map(({ specialty }) => specialtyByCode(specialties, specialty)))
  const common = ({ nama }: SpecialistServiceCard) => tellingWords(nama).filter((word) => words.includes(word)).length
  return specialties
    .filter((one) => one !== asked && codesOf(one).length > 0 && practised.has(one) && common(one) > 0)
    .toSorted((left, right) => common(right) - common(left))
    .slice(0, mostOffered)
}
