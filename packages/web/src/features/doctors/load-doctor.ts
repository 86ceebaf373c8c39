import { limits, localize } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import type { HospitalCard, DoctorSchedule, SpecialistServiceCard } from '@hospital/sdk/cms'
import { findDoctor, getDoctorSchedule, listHospitals, listSpecialistServices } from '@hospital/sdk/cms'
import type {
  ArticleCardProps,
  ContactButtonsProps,
  DoctorCardProps,
  ImageSource,
  LinkItem,
  Localizable,
} from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { articleCard } from '../../shared/cards.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { fromResult, wordsOf } from '../../shared/loading/loaded.ts'
import type { PageLoader, PageMeta } from '../../shared/loading/loaded.ts'
import { partOr, toPart, toPartOf } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { printedAddress } from '../../shared/loading/qr-code.ts'
import { physician } from '../../shared/loading/structured-data.ts'
import type { PrintedAddress } from '../../shell/print-head.tsx'
import { doctorPhoto } from './doctor-cards.ts'
import { appointmentHref, askAbout } from './doctor-practice.ts'
import { doctorCardsOf } from './load-doctors.ts'
import { articlesOfEveryCode, colleaguesOfEveryCode, schedulesOfEveryCode } from './of-every-code.ts'
import { hospitalByCode, specialtyByCode, specialtyCodes } from './specialties.ts'
import { todayOf } from './today.ts'
import type { Today } from './today.ts'
import { nextVisit, practiceWeek } from './week.ts'
import type { NextVisit, PracticeWeek } from './week.ts'

/** A hospital at which a doctor practises. */
export interface PracticePlace {
  readonly hospital: LinkItem
  readonly address: string | undefined
  readonly week: PracticeWeek
  readonly today: Today
  /** The next visit there; undefined if it is not known. */
  readonly next: NextVisit | undefined
  readonly appointmentHref: string
  readonly contact: ContactButtonsProps | undefined
}

/** One doctor. */
export interface DoctorData {
  readonly name: string
  readonly photo: ImageSource | undefined
  readonly specialty: Localizable | undefined
  readonly places: Part<readonly PracticePlace[]>
  readonly colleagues: Part<readonly DoctorCardProps[]>
  readonly articles: Part<readonly ArticleCardProps[]>
  /** The link to the schedules of the specialty. */
  readonly specialtyHref: string | undefined
  readonly printed: PrintedAddress
}

const placeOf = (
  row: DoctorSchedule,
  hospitals: readonly HospitalCard[],
  { locale, now, message }: LoaderContext,
): PracticePlace[] => {
  const { dokter: doctor, rumah_sakit: hospital } = row
  if (!doctor?.nama || !doctor.slug || !hospital?.nama || !hospital.slug) return []
  const { slug } = doctor
  const at = { hospital: hospital.kode_mapping_rs, specialty: row.layanan_spesialis?.kode_spesialis }
  const today = todayOf(row, now)
  const entry = hospitalByCode(hospitals, at.hospital)
  const week = practiceWeek(row.jadwal, {
    now,
    locale,
    slotHref: (day) => appointmentHref(locale, slug, { ...at, day }),
  })
  return [
    {
      hospital: { label: hospital.nama, href: href(locale, 'hospital', { slug: hospital.slug }) },
      address: entry?.alamat ?? undefined,
      week,
      today,
      next: nextVisit(week, today, locale),
      appointmentHref: appointmentHref(locale, slug, at),
      contact: askAbout(doctor.nama, entry, message),
    },
  ]
}

/** Sorts the place with the soonest visit first. */
const bySoonest = ({ next: one }: PracticePlace, { next: other }: PracticePlace): number =>
  (one?.date ?? '9').localeCompare(other?.date ?? '9')

/** The reads that need only the address. Each may fail by itself. */
const loadAround = (slug: string, { cms }: LoaderContext) =>
  [getDoctorSchedule(cms, slug), listHospitals(cms), listSpecialistServices(cms)] as const

/** The reads that need the doctor's specialty. */
const loadOfSpecialty = async (
  slug: string,
  code: string | null,
  specialties: Promise<Result<readonly SpecialistServiceCard[]>>,
  { cms, inTime }: LoaderContext,
) => {
  const codes = code ? specialtyCodes((await specialties).data ?? [], code) : []
  return Promise.all([
    inTime(colleaguesOfEveryCode(cms, codes, slug)),
    inTime(articlesOfEveryCode(cms, codes)),
    inTime(schedulesOfEveryCode(cms, codes)),
  ])
}

/** The title of a doctor's page, and the doctor's specialty and places for search engines. */
const metaOf = (
  slug: string,
  { name, photo, specialty, places }: DoctorData,
  { locale, message, origin }: LoaderContext,
): PageMeta => ({
  title: name,
  description: message(specialty ? 'web.doctor.description' : 'web.doctor.descriptionPlain', {
    doctor: name,
    specialty: specialty ? wordsOf(specialty) : '',
  }),
  image: photo,
  above: [{ label: message('web.doctors.title'), href: href(locale, 'doctors') }],
  about: [
    physician({
      name,
      photo,
      specialty: specialty && wordsOf(specialty),
      url: `${origin}${href(locale, 'doctor', { slug })}`,
      hospitals: partOr(places, []).map(({ hospital, contact }) => ({
        name: wordsOf(hospital.label),
        url: `${origin}${hospital.href}`,
        phone: contact?.phone,
      })),
    }),
  ],
})

/**
 * Loads a doctor's page. Contract: document `DoctorBySlug`, operations `getDoctorScheduleBySlug`, `getDoctors`, `listDoctorSchedules`,
 * `getDoctorSlots`, `listArticlesBySpecialty`.
 */
export const loadDoctor: PageLoader<DoctorData> = async (context) => {
  const {
    cms,
    locale,
    origin,
    parameters: { slug = '' },
  } = context
  const around = loadAround(slug, context)
  return fromResult(await findDoctor(cms, slug), async ({ nama, avatar, kode_mapping_spesialis: code }) => {
    const [[schedule, hospitals, specialties], [colleagues, articles, schedules]] = await Promise.all([
      Promise.all(around),
      loadOfSpecialty(slug, code, around[2], context),
    ])
    const names = { hospitals: hospitals.data ?? [], specialties: specialties.data ?? [] }
    const found = specialtyByCode(names.specialties, code)
    const specialty = found && localize(found, 'nama', locale)
    // The name is the only field that the page cannot do without.
    if (!nama) return { kind: 'missing' }
    const doctor = { name: nama, photo: doctorPhoto(avatar), specialty }
    // A doctor without a row has no practice. That is not a failure.
    const places = toPart(schedule.error?.kind === 'not-found' ? { data: [] } : schedule, (rows) =>
      rows.flatMap((row) => placeOf(row, names.hospitals, context)).toSorted(bySoonest),
    )
    const data: DoctorData = {
      ...doctor,
      places,
      colleagues: await toPartOf(colleagues, (list) => {
        const shown = list.filter((entry) => entry.nama && entry.slug).slice(0, limits.specialtyDoctors)
        return doctorCardsOf(shown, schedules?.data ?? [], names, context)
      }),
      articles: toPart(articles, (list) =>
        list.flatMap((article) => articleCard(article, locale)).slice(0, limits.related),
      ),
      specialtyHref: code ? href(locale, 'doctorSchedules', undefined, { spesialis: code }) : undefined,
      printed: printedAddress(`${origin}${href(locale, 'doctor', { slug })}`),
    }
    return { kind: 'page', data, meta: metaOf(slug, data, context) }
  })
}
