import type { Result } from '@hospital/sdk'
import { localize } from '@hospital/sdk'
import type { ContactButtonsProps, LinkItem } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { weekdayOf } from './day-choice.ts'
import { listAddress } from './doctor-finder.ts'
import type { DoctorFilters, DoctorFinding, DoctorList } from './doctor-finder.ts'
import { nearestDay, nearSpecialties, otherHospitals } from './instead.ts'
import type { Offer } from './instead.ts'
import { codesOf, hospitalByCode } from './specialties.ts'
import { weekdayName } from './weekdays.ts'

/** The help for a visitor whose search found no doctor. */
export interface InsteadOfDoctors {
  /** Doctors with names like the typed one, and searches that lead to doctors. */
  readonly links: readonly LinkItem[]
  /** The chosen hospital, or all of them. */
  readonly contacts: readonly ContactButtonsProps[]
}

/** A search that found nothing. */
interface EmptySearch extends Pick<DoctorFinding, 'filters' | 'hospitals' | 'specialties'> {
  readonly list: DoctorList
  /** Finds the doctors for other filters. */
  readonly offersFor: (filters: DoctorFilters) => Promise<Result<readonly Offer[]>>
}

/** Doctors with the nearest names. Without the site's search there are none. */
const nearestNames = async (name: string, { search, locale }: LoaderContext): Promise<readonly LinkItem[]> => {
  const found = await search?.(name, locale)
  const ofDoctors = href(locale, 'doctor', { slug: '' })
  const nearest = [...(found?.hits.doctors ?? []), ...(found?.instead?.nearest ?? [])]
  return nearest
    .filter((hit) => hit.href.startsWith(ofDoctors))
    .slice(0, 3)
    .map((hit) => ({ label: hit.title, href: hit.href }))
}

/** Links that each replace one of the filters by another choice that leads to doctors. */
const searchesInstead = async (
  { filters, hospitals, specialties, list, offersFor }: EmptySearch,
  { locale, now, message, inTime }: LoaderContext,
): Promise<readonly LinkItem[]> => {
  const offersWithout = async (key: keyof DoctorFilters): Promise<readonly Offer[]> =>
    filters[key] === undefined ? [] : ((await inTime(offersFor({ ...filters, [key]: undefined })))?.data ?? [])
  const [anyDay, anywhere, anySpecialty, anybody] = await Promise.all([
    offersWithout('day'),
    offersWithout('hospital'),
    offersWithout('specialty'),
    offersWithout('doctor'),
  ])
  const link = (label: string, other: DoctorFilters): LinkItem => ({
    label,
    href: listAddress(locale, list, { ...filters, ...other }),
  })
  const wanted = weekdayOf(filters.day, now)
  const day = wanted && nearestDay(anyDay, wanted)
  const isSearch = filters.day !== undefined || filters.hospital !== undefined || filters.specialty !== undefined
  return [
    ...(day ? [link(message('web.doctors.instead.day', { day: weekdayName(day, locale) }), { day })] : []),
    ...otherHospitals(anywhere, filters.hospital ?? '').flatMap((hospital) => {
      const name = hospitalByCode(hospitals, hospital)?.nama
      return name ? [link(message('web.doctors.instead.hospital', { hospital: name }), { hospital })] : []
    }),
    ...nearSpecialties(anySpecialty, filters.specialty ?? '', specialties).map((one) =>
      link(message('web.doctors.instead.specialty', { specialty: localize(one, 'nama', locale).text }), {
        specialty: codesOf(one)[0],
      }),
    ),
    ...(isSearch && anybody.length > 0 ? [link(message('web.doctors.instead.name'), { doctor: undefined })] : []),
  ]
}

/** Loads the help for a search without a doctor. Each part may fail by itself; the telephone numbers stay. */
export const loadInstead = async (empty: EmptySearch, context: LoaderContext): Promise<InsteadOfDoctors> => {
  const { filters, hospitals } = empty
  const [names, searches] = await Promise.all([
    filters.doctor ? nearestNames(filters.doctor, context) : [],
    searchesInstead(empty, context),
  ])
  const asked = hospitalByCode(hospitals, filters.hospital)
  const contacts = (asked ? [asked] : hospitals).map((hospital) => contactOf(hospital, context.message))
  return { links: [...names, ...searches], contacts }
}
