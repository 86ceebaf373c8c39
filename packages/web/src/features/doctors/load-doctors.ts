import { localize } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import type { Doctor, DoctorSchedule, SpecialistServiceCard, HospitalCard } from '@hospital/sdk/cms'
import { getDoctorSchedule, listDoctors } from '@hospital/sdk/cms'
import type { DoctorCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { isWholeList, listPages, pageOf, pageWithin } from '../../shared/loading/list-query.ts'
import type { ListPages } from '../../shared/loading/list-query.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { doctorPhoto } from './doctor-cards.ts'
import { findDoctorsBy, likelyFilters, listAddress } from './doctor-finder.ts'
import type { DoctorFilterForm, DoctorFilters } from './doctor-finder.ts'
import { appointmentHref, chatAbout } from './doctor-practice.ts'
import type { Offer } from './instead.ts'
import { loadInstead } from './load-instead.ts'
import type { InsteadOfDoctors } from './load-instead.ts'
import { todayAndNext } from './next-booking.ts'
import { hospitalByCode, specialtyByCode, specialtyCodes } from './specialties.ts'

/** The doctors of the group, by name. */
export interface DoctorsData {
  readonly form: DoctorFilterForm
  readonly pages: ListPages
  readonly doctors: readonly DoctorCardProps[]
  /** Set if no doctor was found. */
  readonly instead: InsteadOfDoctors | undefined
}

/** The names that complete a doctor's entry. */
export interface DoctorNames {
  readonly hospitals: readonly HospitalCard[]
  readonly specialties: readonly SpecialistServiceCard[]
}

/** A doctor's card from an entry. The entry has only the codes of hospital and specialty. */
export const doctorEntryCard = (
  { nama, slug, avatar, ...codes }: Doctor,
  { hospitals, specialties }: DoctorNames,
  { locale, message }: LoaderContext,
): DoctorCardProps[] => {
  if (!nama || !slug) return []
  const specialty = specialtyByCode(specialties, codes.kode_mapping_spesialis)
  const hospital = hospitalByCode(hospitals, codes.kode_mapping_rs)
  return [
    {
      name: nama,
      href: href(locale, 'doctor', { slug }),
      specialty: specialty && localize(specialty, 'nama', locale),
      hospital: hospital?.nama ?? undefined,
      photo: doctorPhoto(avatar),
      appointmentHref: appointmentHref(locale, slug, { hospital: codes.kode_mapping_rs }),
      chat: chatAbout(nama, hospital, message),
    },
  ]
}

/** The card's data about a doctor at the hospital of the entry; nothing if the schedule could not be loaded. */
const atHospitalOf = async (
  { slug, kode_mapping_rs: code }: Doctor,
  context: LoaderContext,
): Promise<Partial<DoctorCardProps>> => {
  const schedule = slug ? await context.inTime(getDoctorSchedule(context.cms, slug)) : undefined
  const data = schedule?.data ?? []
  const row = data.find(({ rumah_sakit: hospital }) => hospital?.kode_mapping_rs === code) ?? data[0]
  return row ? todayAndNext(row, context) : {}
}

/** Doctors' cards with today's state and the next bookable time. */
export const doctorCardsWithTimes = async (
  doctors: readonly Doctor[],
  names: DoctorNames,
  context: LoaderContext,
): Promise<readonly DoctorCardProps[]> => {
  const cards = doctors.map(async (doctor) => {
    const today = await atHospitalOf(doctor, context)
    return doctorEntryCard(doctor, names, context).map((card) => ({ ...card, ...today }))
  })
  return (await Promise.all(cards)).flat()
}

/** The cards of doctors of one specialty, each with the data of its schedule at the hospital of the entry. */
export const doctorCardsOf = async (
  doctors: readonly Doctor[],
  schedules: readonly DoctorSchedule[],
  names: DoctorNames,
  context: LoaderContext,
): Promise<readonly DoctorCardProps[]> => {
  const cards = doctors.map(async (entry) => {
    const row = schedules.find(
      ({ dokter, rumah_sakit: hospital }) =>
        dokter.slug === entry.slug && hospital?.kode_mapping_rs === entry.kode_mapping_rs,
    )
    const today = row && (await todayAndNext(row, context))
    return doctorEntryCard(entry, names, context).map((card) => ({ ...card, ...today }))
  })
  return (await Promise.all(cards)).flat()
}

/** The filters as parameters of the CMS. */
const conditionsOf = (
  { doctor, specialty, hospital }: DoctorFilters,
  specialties: readonly SpecialistServiceCard[],
) => ({
  name: doctor,
  specialtyCodes: specialty ? specialtyCodes(specialties, specialty) : undefined,
  hospitalCodes: hospital ? [hospital] : undefined,
})

/** The offers of doctors. The entries have no days. */
const toOffers = ({ data, error }: Awaited<ReturnType<ReturnType<typeof pageOfDoctors>>>): Result<readonly Offer[]> =>
  error
    ? { error }
    : {
        data: data.items.map(({ kode_mapping_rs: hospital, kode_mapping_spesialis: specialty }) => ({
          hospital: hospital ?? undefined,
          specialty: specialty ?? undefined,
          days: [],
        })),
      }

const pageOfDoctors =
  ({ cms, query }: LoaderContext) =>
  (conditions: ReturnType<typeof conditionsOf>) =>
    pageWithin(pageOf(query), (page) => listDoctors(cms, { ...conditions, page }))

/** Loads a page of the list of doctors. Contract: document `DoctorSearch`, and operations `getDoctorScheduleBySlug` and `getDoctorSlots` for each of the ten. */
export const loadDoctors: PageLoader<DoctorsData> = async (context) => {
  const { message } = context
  // Only the schedule service knows days.
  const asked = likelyFilters(context.query)
  if (asked.day) return { kind: 'redirect', status: 301, to: listAddress(context.locale, 'doctorSchedules', asked) }
  const doctorsFor = pageOfDoctors(context)
  // Prefetched before the specialties are known: equal reads in flight are joined.
  void doctorsFor(conditionsOf(asked, []))
  const { filters, form, query, ...names } = await findDoctorsBy(context, 'doctors')
  return fromResult(await doctorsFor(conditionsOf(filters, names.specialties)), async (list) => {
    const doctors = await doctorCardsWithTimes(list.items, names, context)
    const pages = listPages(list, query, doctors.length)
    const offersFor = async (others: DoctorFilters) =>
      toOffers(await doctorsFor(conditionsOf(others, names.specialties)))
    const instead =
      doctors.length === 0 ? await loadInstead({ list: 'doctors', filters, offersFor, ...names }, context) : undefined
    return {
      kind: 'page',
      data: { form, pages, doctors, instead },
      meta: {
        title: message('web.doctors.title'),
        description: message('web.doctors.intro'),
        indexed: isWholeList(pages),
      },
    }
  })
}
