import { localize } from '@hospital/sdk'
import type { SpecialistServiceCard, HospitalCard } from '@hospital/sdk/cms'
import type { Locale, SelectOption } from '@hospital/ui'

/** The codes of a specialty, each once: hospitals may have codes of their own. */
export const codesOf = ({ mapping }: SpecialistServiceCard): readonly string[] => [
  ...new Set((mapping ?? []).flatMap(({ kode_spesialis }) => kode_spesialis ?? [])),
]

/** The specialty that has a code at any hospital. */
export const specialtyByCode = (
  specialties: readonly SpecialistServiceCard[],
  code: string | null | undefined,
): SpecialistServiceCard | undefined =>
  code ? specialties.find((specialty) => codesOf(specialty).includes(code)) : undefined

/** All codes of a specialty; the given code if the specialty is unknown. */
export const specialtyCodes = (specialties: readonly SpecialistServiceCard[], code: string): readonly string[] => {
  const specialty = specialtyByCode(specialties, code)
  return specialty ? codesOf(specialty) : [code]
}

/** A specialty's code at a hospital (given by its code), since hospitals may have codes of their own. */
export const specialtyCodeAt = (
  specialties: readonly SpecialistServiceCard[],
  code: string,
  hospital: string | undefined,
): string => {
  const mapping = specialtyByCode(specialties, code)?.mapping?.find(
    (entry) => entry.hospital?.kode_mapping_rs === hospital,
  )
  return mapping?.kode_spesialis ?? code
}

/** The most characters of a hospital's or specialty's code in the contract of the schedules. */
const longestCode = 50

/** Any text without invisible characters, and without white space around it: the contract does not limit codes further. */
const codeForm = /^(?![\s])[^\p{Cc}\p{Cf}\p{Cs}]+(?<!\s)$/u

/** A query parameter as the code of a hospital or a specialty; undefined if its form is invalid. The CMS may still not know the code. */
export const parseCode = (value: string | null): string | undefined =>
  value !== null && value.length <= longestCode && codeForm.test(value) ? value : undefined

/** A query parameter as the slug of a doctor, as the contract of the schedules allows it; undefined if its form is invalid. */
export const parseSlug = (value: string | null): string | undefined =>
  value !== null && /^[\w.~-]{1,255}$/.test(value) ? value : undefined

/** The hospital with a code. */
export const hospitalByCode = (
  hospitals: readonly HospitalCard[],
  code: string | null | undefined,
): HospitalCard | undefined =>
  hospitals.find(({ kode_mapping_rs }) => kode_mapping_rs !== null && kode_mapping_rs === code)

/** Hospitals to choose from, by their codes. A hospital without a code or a name is left out. */
export const hospitalOptions = (hospitals: readonly HospitalCard[]): SelectOption[] =>
  hospitals.flatMap(({ kode_mapping_rs: code, nama }) => (code && nama ? [{ value: code, label: nama }] : []))

/** Specialties to choose from, each by the first of its codes. A specialty without a code or a name is left out. */
export const specialtyOptions = (specialties: readonly SpecialistServiceCard[], locale: Locale): SelectOption[] =>
  specialties.flatMap((specialty) => {
    const [code] = codesOf(specialty)
    const { text } = localize(specialty, 'nama', locale)
    return code && text ? [{ value: code, label: text }] : []
  })
