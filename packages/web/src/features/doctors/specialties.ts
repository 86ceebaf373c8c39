import { localize } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import type { listHospitals, listSpecialistServices } from '@hospital/sdk/cms'
import type { Locale, SelectOption } from '@hospital/ui'

type Items<List extends (...parameters: never[]) => Promise<Result<readonly unknown[]>>> = NonNullable<
  Awaited<ReturnType<List>>['data']
>

/** A hospital as lists have it. */
export type HospitalEntry = Items<typeof listHospitals>[number]
/** A specialty with its code at each hospital. */
export type SpecialtyEntry = Items<typeof listSpecialistServices>[number]

/** The codes of a specialty, each once: hospitals may have codes of their own. */
export const codesOf = ({ mapping }: SpecialtyEntry): readonly string[] => [
  ...new Set((mapping ?? []).flatMap(({ kode_spesialis }) => kode_spesialis ?? [])),
]

/** The specialty that has a code at any hospital. */
export const specialtyByCode = (
  specialties: readonly SpecialtyEntry[],
  code: string | null | undefined,
): SpecialtyEntry | undefined => (code ? specialties.find((specialty) => codesOf(specialty).includes(code)) : undefined)

/** All codes of a specialty; the one code where the specialty is not known. */
export const specialtyCodes = (specialties: readonly SpecialtyEntry[], code: string): readonly string[] => {
  const specialty = specialtyByCode(specialties, code)
  return specialty ? codesOf(specialty) : [code]
}

/** A specialty's code at a hospital (its code), where hospitals have codes of their own. */
export const specialtyCodeAt = (
  specialties: readonly SpecialtyEntry[],
  code: string,
  hospital: string | undefined,
): string => {
  const mapping = specialtyByCode(specialties, code)?.mapping?.find(
    (entry) => entry.hospital?.kode_mapping_rs === hospital,
  )
  return mapping?.kode_spesialis ?? code
}

/** The hospital with a code. */
export const hospitalByCode = (
  hospitals: readonly HospitalEntry[],
  code: string | null | undefined,
): HospitalEntry | undefined =>
  hospitals.find(({ kode_mapping_rs }) => kode_mapping_rs !== null && kode_mapping_rs === code)

/** Hospitals to choose from, by their codes. One without a code or a name is no choice. */
export const hospitalOptions = (hospitals: readonly HospitalEntry[]): SelectOption[] =>
  hospitals.flatMap(({ kode_mapping_rs: code, nama }) => (code && nama ? [{ value: code, label: nama }] : []))

/** Specialties to choose from, each by the first of its codes. One without a code or a name is no choice. */
export const specialtyOptions = (specialties: readonly SpecialtyEntry[], locale: Locale): SelectOption[] =>
  specialties.flatMap((specialty) => {
    const [code] = codesOf(specialty)
    const { text } = localize(specialty, 'nama', locale)
    return code && text ? [{ value: code, label: text }] : []
  })
