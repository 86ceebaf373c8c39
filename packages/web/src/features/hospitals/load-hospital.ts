import { isEmail, jakartaTime, localize } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import type { Hospital, DoctorSchedule } from '@hospital/sdk/cms'
import { listDoctorSchedules, listEmergencyContacts, listTestimonials } from '@hospital/sdk/cms'
import { formatHours } from '@hospital/ui'
import type {
  ArticleCardProps,
  ContactButtonsProps,
  DoctorCardProps,
  EmergencyContact,
  ImageSource,
  RichTextNode,
  SpecialtyCardProps,
  TestimonialCardProps,
} from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { testimonialCard } from '../../shared/cards.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import type { PageLoader, PageMeta } from '../../shared/loading/loaded.ts'
import { toPart, toPartOf } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { hospitalThing } from '../../shared/loading/structured-data.ts'
import { mapLink } from '../../shared/map-link.ts'
import { indonesianRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { hospitalEmergency } from '../../shell/emergency.ts'
import { doctorCard } from '../doctors/doctor-cards.ts'
import { appointmentHref, chatAbout } from '../doctors/doctor-practice.ts'
import { nextBooking } from '../doctors/next-booking.ts'
import { jakartaWeekday } from '../doctors/practice-dates.ts'
import { todayOf } from '../doctors/today.ts'
import { featuredServiceCard, hospitalServiceCard } from '../services/service-cards.ts'
import { atHospital, hospitalCode } from './hospital-entry.ts'
import type { NamedHospital } from './hospital-entry.ts'
import { isVisiting } from './visiting.ts'
import type { VisitingSpan } from './visiting.ts'

/** One hospital. */
export interface HospitalData {
  readonly name: string
  readonly slug: string
  readonly cover: ImageSource | undefined
  readonly address: string | undefined
  /** A map with directions. */
  readonly mapHref: string | undefined
  readonly contact: ContactButtonsProps
  readonly fax: string | undefined
  readonly email: string | undefined
  readonly about: readonly RichTextNode[]
  /** Visiting hours, such as `11.00–13.00 WIB`, whether visits are possible now, and the rules for visitors. */
  readonly visiting: {
    readonly hours: readonly string[]
    readonly isNow: boolean
    readonly rules: readonly RichTextNode[]
  }
  readonly featured: readonly ArticleCardProps[]
  readonly specialists: readonly SpecialtyCardProps[]
  /** Doctors who practise there today, and the link to all of today's schedules. */
  readonly doctors: Part<readonly DoctorCardProps[]>
  readonly schedulesHref: string
  readonly testimonials: Part<readonly TestimonialCardProps[]>
  /** The national number first, so that there is a number even if the CMS does not answer. */
  readonly emergency: readonly EmergencyContact[]
}

const visitingSpans = ({ jam_kunjungan }: Hospital): readonly VisitingSpan[] =>
  (jam_kunjungan ?? []).flatMap(({ jam_awal: from, jam_akhir: to }) => (from && to ? { from, to } : []))

/** Today's schedules at a hospital. A hospital without a code has none: without a code the service would list all hospitals. */
const schedulesAt = async (
  code: string | null,
  { cms, now }: LoaderContext,
): Promise<Result<readonly DoctorSchedule[]>> => {
  if (!code) return { data: [] }
  const { data, error } = await listDoctorSchedules(cms, { hospitalCode: code, day: jakartaWeekday(now) })
  return error ? { error } : { data: data.items }
}

/** The doctors who see patients at a hospital today, without those on leave. */
const doctorsToday = async (
  rows: readonly DoctorSchedule[],
  hospital: NamedHospital,
  context: LoaderContext,
): Promise<readonly DoctorCardProps[]> => {
  const { now, locale, message } = context
  const today = jakartaWeekday(now)
  const cards = rows
    .filter((row) => !['leave', 'absent'].includes(todayOf(row, now) ?? ''))
    .map(async (row) => {
      const booking = await nextBooking(row, context)
      return doctorCard(row, context).map((card) => ({
        ...card,
        hospital: undefined,
        appointmentHref: appointmentHref(locale, row.dokter?.slug ?? '', {
          hospital: hospital.kode_mapping_rs,
          specialty: row.layanan_spesialis?.kode_spesialis,
          day: today,
        }),
        chat: chatAbout(card.name, hospital, message),
        ...(booking && { ...booking, practice: undefined, remark: undefined }),
      }))
    })
  return (await Promise.all(cards)).flat()
}

const hospitalData = (
  hospital: NamedHospital,
  context: LoaderContext,
): Omit<HospitalData, 'doctors' | 'testimonials' | 'emergency'> => {
  const { locale, now, message } = context
  const { nama, slug, kode_mapping_rs: code } = hospital
  const spans = visitingSpans(hospital)
  return {
    name: nama,
    slug,
    cover: toImage(hospital.gambar_sampul ?? hospital.gambar_profil),
    address: hospital.alamat ?? undefined,
    mapHref: mapLink({ name: nama, address: hospital.alamat ?? '' }),
    contact: contactOf(hospital, message, message('web.hospital.ask', { hospital: nama })),
    fax: hospital.nomor_fax ?? undefined,
    email: hospital.email !== null && isEmail(hospital.email) ? hospital.email : undefined,
    about: indonesianRichText(hospital.tentang_kami, context),
    visiting: {
      hours: spans.map(({ from, to }) => formatHours(from, to, locale)),
      isNow: isVisiting(spans, jakartaTime(now)),
      rules: indonesianRichText(hospital.catatan_kunjungan, context),
    },
    featured: (hospital.layanan_unggulans ?? []).flatMap((service) => featuredServiceCard(service, locale)),
    specialists: (hospital.layanan_spesialis ?? []).flatMap((service) => hospitalServiceCard(service, slug, locale)),
    schedulesHref: href(locale, 'doctorSchedules', undefined, { ...(code && { rs: code }), hari: jakartaWeekday(now) }),
  }
}

const metaOf = (
  hospital: NamedHospital,
  data: HospitalData,
  url: string,
  { locale, message }: LoaderContext,
): PageMeta => {
  const specialties = (hospital.layanan_spesialis ?? []).map((service) => localize(service, 'nama', locale).text)
  const {
    name,
    address,
    contact: { phone },
    fax,
    email,
    cover: image,
  } = data
  const about = [hospitalThing({ name, url, address, phone, fax, email, image, specialties })]
  const description = hospital.tentang_kami || message('web.hospital.description', { hospital: name })
  return {
    title: name,
    description,
    image,
    above: [{ label: message('web.hospitals.title'), href: href(locale, 'hospitals') }],
    about,
  }
}

/** Loads a hospital's page. Contract: documents `HospitalBySlug`, `HospitalById`, `Hospitals`, `Testimonials`, `EmergencyContacts`, operation `listDoctorSchedules`. */
export const loadHospital: PageLoader<HospitalData> = (context) => {
  const {
    cms,
    locale,
    origin,
    parameters: { slug: key = '' },
  } = context
  const addressOf = (slug: string) => href(locale, 'hospital', { slug })
  return atHospital(key, context, addressOf, (slug, fromHospital) => {
    const around = Promise.all([listTestimonials(cms, slug), listEmergencyContacts(cms, slug)])
    // Prefetched with the code from the list of all hospitals: equal reads in flight are joined.
    void hospitalCode(cms, slug).then((code) => schedulesAt(code, context))
    return fromHospital(async (hospital) => {
      const [[testimonials, emergency], schedules] = await Promise.all([
        around,
        context.inTime(schedulesAt(hospital.kode_mapping_rs, context)),
      ])
      const data: HospitalData = {
        ...hospitalData(hospital, context),
        doctors: await toPartOf(schedules, (rows) => doctorsToday(rows, hospital, context)),
        testimonials: toPart(testimonials, (list) => list.flatMap(testimonialCard)),
        emergency: hospitalEmergency(emergency.data ?? [], hospital, context),
      }
      return {
        kind: 'page',
        data,
        meta: metaOf(hospital, data, `${origin}${addressOf(hospital.slug)}`, context),
      }
    })
  })
}
