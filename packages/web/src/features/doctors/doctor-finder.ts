import { searchTerm } from '@hospital/sdk'
import type { SpecialistServiceCard, HospitalCard } from '@hospital/sdk/cms'
import { listHospitals, listSpecialistServices } from '@hospital/sdk/cms'
import type { ActiveFilter, Locale, SelectOption } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext, PageQuery } from '../../shared/loading/context.ts'
import { dayChoiceIn, dayOptions } from './day-choice.ts'
import type { DayChoice } from './day-choice.ts'
import { hospitalOptions, parseCode, specialtyCodes, specialtyOptions } from './specialties.ts'

/** The query parameters of the finder, by the filter. The home page's form sends the same parameters. */
const names = { hospital: 'rs', specialty: 'spesialis', day: 'hari', doctor: 'dokter' } as const

/** The most characters of a searched name; no name is longer. */
const longestName = 100

/** The filters of a list of doctors. */
export interface DoctorFilters {
  /** `kode_mapping_rs`. */
  readonly hospital?: string | undefined
  /** One of the specialty's codes. */
  readonly specialty?: string | undefined
  readonly day?: DayChoice | undefined
  readonly doctor?: string | undefined
}

/** A select of the form. */
interface Choice {
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly value: string | undefined
}

/** The form above a list of doctors, with the current filters. */
export interface DoctorFilterForm {
  /** The page's own address, without any filter. */
  readonly action: string
  readonly hospital: Choice
  readonly specialty: Choice
  readonly day: Choice
  readonly doctor: { readonly name: string; readonly value: string | undefined }
  readonly active: readonly ActiveFilter[]
}

/** The filters of a list of doctors, and the data that completes its rows. */
export interface DoctorFinding {
  readonly filters: DoctorFilters
  readonly form: DoctorFilterForm
  /** The filters of an address. */
  readonly query: Readonly<Record<string, string>>
  /** Empty if the CMS did not answer. */
  readonly hospitals: readonly HospitalCard[]
  readonly specialties: readonly SpecialistServiceCard[]
}

/** A chosen value, if it is among the choices, or if the choices could not be loaded. */
const chosen = (value: string | null | undefined, options: readonly SelectOption[]): string | undefined =>
  value && (options.length === 0 || options.some((option) => option.value === value)) ? value : undefined

/** The route of a list of doctors. */
export type DoctorList = 'doctorSchedules' | 'doctors'

/** The current filters as parameters of an address. */
const queryOf = (filters: DoctorFilters): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(names) as (keyof DoctorFilters)[]).flatMap((key) => {
      const value = filters[key]
      return value === undefined ? [] : [[names[key], value]]
    }),
  )

/** The address of a list of doctors with filters. */
export const listAddress = (locale: Locale, list: DoctorList, filters: DoctorFilters): string => {
  const query = queryOf(filters)
  return Object.keys(query).length > 0 ? href(locale, list, undefined, query) : href(locale, list)
}

/** The current filters, each with the address of the list without it. */
const activeFilters = (
  filters: DoctorFilters,
  options: Readonly<Partial<Record<keyof DoctorFilters, readonly SelectOption[]>>>,
  locale: Locale,
  list: DoctorList,
): ActiveFilter[] =>
  (Object.keys(names) as (keyof DoctorFilters)[]).flatMap((key) => {
    const value = filters[key]
    if (value === undefined) return []
    const label = options[key]?.find((option) => option.value === value)?.label ?? value
    return [{ label, href: listAddress(locale, list, { ...filters, [key]: undefined }) }]
  })

const doctorIn = (query: PageQuery) => searchTerm((query.get(names.doctor) ?? '').slice(0, longestName)) || undefined

/** The likely filters of a list of doctors, before the choices are loaded. */
export const likelyFilters = (query: PageQuery): DoctorFilters => ({
  hospital: parseCode(query.get(names.hospital)),
  specialty: parseCode(query.get(names.specialty)),
  day: dayChoiceIn(query),
  doctor: doctorIn(query),
})

/** Reads the filters of a list of doctors from the address, and loads the choices. An invalid value is no filter. */
export const findDoctorsBy = async (
  { cms, locale, query, message }: LoaderContext,
  list: DoctorList,
): Promise<DoctorFinding> => {
  const [hospitals, specialties] = await Promise.all([listHospitals(cms), listSpecialistServices(cms)])
  const options = {
    hospital: hospitalOptions(hospitals.data ?? []),
    specialty: specialtyOptions(specialties.data ?? [], locale),
    day: dayOptions(locale, message),
  }
  // A link may have any code of the specialty; the choice has its first code.
  const asked = query.get(names.specialty)
  const [specialty] = asked ? specialtyCodes(specialties.data ?? [], asked) : []
  const filters: DoctorFilters = {
    hospital: chosen(query.get(names.hospital), options.hospital),
    specialty: chosen(specialty, options.specialty),
    day: dayChoiceIn(query),
    doctor: doctorIn(query),
  }
  const choice = (key: 'hospital' | 'specialty' | 'day'): Choice => ({
    name: names[key],
    options: options[key],
    value: filters[key],
  })
  return {
    filters,
    form: {
      action: href(locale, list),
      hospital: choice('hospital'),
      specialty: choice('specialty'),
      day: choice('day'),
      doctor: { name: names.doctor, value: filters.doctor },
      active: activeFilters(filters, options, locale, list),
    },
    query: queryOf(filters),
    hospitals: hospitals.data ?? [],
    specialties: specialties.data ?? [],
  }
}
