import type { EmergencyContact } from '@hospital/ui'

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
