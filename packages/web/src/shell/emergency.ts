import type { EmergencyContact, Localizable } from '@hospital/ui'
import type { LoaderContext } from '../shared/loading/context.ts'

/** An emergency contact of the CMS: a name, a hospital, and several telephone fields. */
export interface EmergencyEntry {
  readonly nama?: string | null
  readonly nomor_telepon?: string | null
  readonly rumah_sakit?: { readonly nama?: string | null } | null
}

/** A hospital. If it has no emergency contact, patients call its own number. */
interface ReachableHospital {
  readonly nama?: string | null
  readonly nomor_telepon?: string | null
}

type Words = Pick<LoaderContext, 'message'>

/** The country's number for medical emergencies. The page must show it whatever the CMS answers, so it is a constant. */
export const nationalNumber = '119'

/** The number that helps anywhere in the country. */
const nationalEmergency = ({ message }: Words): EmergencyContact => ({
  name: message('web.hospital.national'),
  phone: nationalNumber,
})

/** The telephone field of a menu entry that names none. */
const defaultField = 'nomor_telepon'

const kinds = {
  nomor_igd: { label: 'web.emergency', named: 'web.emergency.unitOf' },
  nomor_ambulans: { label: 'web.hospital.ambulance', named: 'web.emergency.ambulanceOf' },
} as const

const kindOf = (field: string) => (Object.hasOwn(kinds, field) ? kinds[field as keyof typeof kinds] : undefined)

/**
 * The number in a field of a contact; undefined if it has none. Strapi returns empty fields as null or as an empty text; editors type a
 * dash.
 */
const numberOf = (entry: EmergencyEntry, field: string): string | undefined => {
  const value = (entry as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' && /\d/.test(value) ? value : undefined
}

/** Whether some contact has a number for every field, so that the hospitals' own numbers are not needed. */
export const haveNumbers = (entries: readonly EmergencyEntry[]): boolean =>
  entries.some((entry) => entry.nama && numberOf(entry, defaultField) !== undefined)

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** The contacts with the national number first, and no number twice. */
const withNational = (contacts: readonly EmergencyContact[], words: Words): readonly EmergencyContact[] => {
  const byNumber = new Map<string, EmergencyContact>()
  for (const contact of [nationalEmergency(words), ...contacts]) {
    const key = digitsOf(contact.phone) || contact.phone
    if (!byNumber.has(key)) byNumber.set(key, contact)
  }
  return [...byNumber.values()]
}

/** A contact with the number of a field, named for the unit that answers there. If the field is empty, uses the default field. */
const contactBy =
  (field: string, { message }: Words) =>
  (entry: EmergencyEntry): EmergencyContact[] => {
    if (!entry.nama) return []
    const own = numberOf(entry, field)
    const hospital = entry.rumah_sakit?.nama
    const kind = kindOf(field)
    if (own && kind && hospital) return [{ name: message(kind.named, { hospital }), phone: own }]
    const phone = own ?? numberOf(entry, defaultField)
    return phone ? [{ name: entry.nama, phone }] : []
  }

/** The hospitals' own numbers, if the CMS has no emergency contacts. */
const hospitalContacts = (hospitals: readonly ReachableHospital[]): EmergencyContact[] =>
  hospitals.flatMap((hospital) => {
    const phone = numberOf(hospital, defaultField)
    return hospital.nama && phone ? [{ name: hospital.nama, phone }] : []
  })

/**
 * The contacts that a menu entry opens: the national number, then each contact by the field that the entry names
 * (`field_rs`; null and empty mean the default field). Never empty; without contacts, the hospitals' own numbers.
 */
export const emergencyContacts = (
  entries: readonly EmergencyEntry[],
  hospitals: readonly ReachableHospital[],
  fieldName: string | null | undefined,
  words: Words,
): readonly EmergencyContact[] => {
  const contacts = entries.flatMap(contactBy(fieldName || defaultField, words))
  return withNational(contacts.length > 0 ? contacts : hospitalContacts(hospitals), words)
}

/** The emergency numbers for one hospital: the national number, its ambulance, its emergency unit; else the hospital itself. */
export const hospitalEmergency = (
  entries: readonly EmergencyEntry[],
  hospital: ReachableHospital,
  words: Words,
): readonly EmergencyContact[] => {
  const { message } = words
  const named = (field: string, name: string) =>
    entries.flatMap((entry) => numberOf(entry, field) ?? []).map((phone) => ({ name, phone }))
  const [ambulances, units] = [
    named('nomor_ambulans', message('web.hospital.ambulance')),
    named('nomor_igd', message('web.hospital.emergencyUnit')),
  ]
  const isWhole = ambulances.length > 0 && units.length > 0
  const others = isWhole
    ? []
    : [...named(defaultField, hospital.nama ?? message('web.hospital.phone')), ...hospitalContacts([hospital])]
  return withNational([...ambulances, ...units, ...others], words)
}

/**
 * The name of a menu entry that opens emergency contacts. The CMS has these names in Indonesian only. Numbers of a known kind get our own
 * English names, since a patient who needs help may not read Indonesian.
 */
export const emergencyLabel = (
  label: Localizable,
  fieldName: string | null | undefined,
  { locale, message }: Pick<LoaderContext, 'locale' | 'message'>,
): Localizable => {
  const kind = kindOf(fieldName ?? '')
  return locale === 'en' && kind ? message(kind.label) : label
}
