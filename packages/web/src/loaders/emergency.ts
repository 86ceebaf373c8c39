import type { EmergencyContact, Localizable } from '@hospital/ui'
import type { LoaderContext } from './context.ts'

/** An emergency contact of the CMS: a name and one or several telephone fields. */
export interface EmergencyEntry {
  readonly nama?: string | null
}

/** The telephone field that a menu entry means when it names none. */
const defaultField = 'nomor_telepon'

/** The contacts that a menu entry opens, each with the number of the field that the entry names; those without are left out. */
export const emergencyContacts = (entries: readonly EmergencyEntry[], fieldName: string | null | undefined): readonly EmergencyContact[] =>
  entries.flatMap((entry) => {
    const phone = (entry as Readonly<Record<string, unknown>>)[fieldName ?? defaultField]
    return typeof phone === 'string' && phone !== '' && entry.nama ? [{ name: entry.nama, phone }] : []
  })

const labels = { nomor_igd: 'web.emergency', nomor_ambulans: 'web.hospital.ambulance' } as const

const hasLabel = (fieldName: string): fieldName is keyof typeof labels => Object.hasOwn(labels, fieldName)

/**
 * What a menu entry that opens emergency contacts is called. The CMS has these names in Indonesian only, and whoever
 * needs help must not have to know it: numbers whose kind is known have names of our own in English.
 */
export const emergencyLabel = (label: Localizable, fieldName: string | null | undefined, { locale, message }: Pick<LoaderContext, 'locale' | 'message'>): Localizable => {
  const kind = fieldName ?? ''
  return locale === 'en' && hasLabel(kind) ? message(labels[kind]) : label
}
