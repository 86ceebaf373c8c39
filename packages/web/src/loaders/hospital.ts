import { localize } from '@hospital/sdk'
import { listDoctorSchedules, listTestimonials } from '@hospital/sdk/cms'
import { formatHours } from '@hospital/ui'
import type { ArticleCardProps, ContactButtonsProps, DoctorCardProps, EmergencyContact, ImageSource, RichTextNode, SpecialtyCardProps, TestimonialCardProps } from '@hospital/ui'
import { href } from '../routes/href.ts'
import { testimonialCard } from './cards.ts'
import { contactOf } from './contact.ts'
import type { LoaderContext } from './context.ts'
import { doctorCard } from './doctor-cards.ts'
import { appointmentHref, todayOf } from './doctor-practice.ts'
import { loadEmergencyNumbers } from './hospital-emergency.ts'
import { fromHospital } from './hospital-entry.ts'
import type { Hospital, NamedHospital } from './hospital-entry.ts'
import { toImage } from './image.ts'
import type { PageLoader } from './loaded.ts'
import { indonesianRichText } from './localized-rich-text.ts'
import { toPart } from './part.ts'
import type { Part } from './part.ts'
import { jakartaWeekday } from './practice.ts'
import { featuredServiceCard, hospitalServiceCard } from './service-cards.ts'
import { hospitalThing } from './structured-data.ts'

/** One hospital. */
export interface HospitalData {
  readonly name: string
  readonly slug: string
  readonly cover: ImageSource | undefined
  readonly address: string | undefined
  readonly contact: ContactButtonsProps
  readonly fax: string | undefined
  readonly email: string | undefined
  readonly about: readonly RichTextNode[]
  /** Visiting hours, such as `11.00–13.00 WIB`, and the rules for visitors. */
  readonly visiting: { readonly hours: readonly string[]; readonly rules: readonly RichTextNode[] }
  readonly featured: readonly ArticleCardProps[]
  readonly specialists: readonly SpecialtyCardProps[]
  /** Doctors who practise there today, and where all schedules of today are. */
  readonly doctors: Part<readonly DoctorCardProps[]>
  readonly schedulesHref: string
  readonly testimonials: Part<readonly TestimonialCardProps[]>
  readonly emergency: Part<readonly EmergencyContact[]>
}

/** Whether a text can be the address of an e-mail; more than one address, or a subject, cannot. */
const isEmail = (text: string | null): text is string => text !== null && /^[^\s@?&,<>]+@[^\s@?&,<>]+$/.test(text)

const visitingHours = ({ jam_kunjungan }: Hospital, locale: LoaderContext['locale']): readonly string[] =>
  (jam_kunjungan ?? []).flatMap(({ jam_awal: from, jam_akhir: to }) => (from && to ? formatHours(from, to, locale) : []))

/** The doctors who see patients at a hospital today; those on leave are none. */
const loadDoctorsToday = async ({ kode_mapping_rs: code }: Hospital, { cms, now, locale }: LoaderContext): Promise<Part<readonly DoctorCardProps[]>> => {
  // Without a code nobody could tell which hospital is meant, and the service would name those of all.
  if (!code) return { ok: true, value: [] }
  const today = jakartaWeekday(now)
  return toPart(await listDoctorSchedules(cms, { hospitalCode: code, day: today }), ({ items }) =>
    items
      .filter((row) => !['leave', 'absent'].includes(todayOf(row) ?? ''))
      .flatMap((row) => doctorCard(row, today, locale).map((card) => ({ ...card, hospital: undefined, appointmentHref: appointmentHref(locale, row.dokter?.slug ?? '', code, today) }))))
}

const hospitalData = (hospital: NamedHospital, context: LoaderContext): Omit<HospitalData, 'doctors' | 'testimonials' | 'emergency'> => {
  const { locale, now, message } = context
  const { nama, slug, kode_mapping_rs: code } = hospital
  return {
    name: nama,
    slug,
    cover: toImage(hospital.gambar_sampul ?? hospital.gambar_profil),
    address: hospital.alamat ?? undefined,
    contact: contactOf(hospital, message, message('web.hospital.ask', { hospital: nama })),
    fax: hospital.nomor_fax ?? undefined,
    email: isEmail(hospital.email) ? hospital.email : undefined,
    about: indonesianRichText(hospital.tentang_kami, context),
    visiting: { hours: visitingHours(hospital, locale), rules: indonesianRichText(hospital.catatan_kunjungan, context) },
    featured: (hospital.layanan_unggulans ?? []).flatMap((service) => featuredServiceCard(service, locale)),
    specialists: (hospital.layanan_spesialis ?? []).flatMap((service) => hospitalServiceCard(service, slug, locale)),
    schedulesHref: href(locale, 'doctorSchedules', undefined, { ...(code && { rs: code }), hari: jakartaWeekday(now) }),
  }
}

/** Loads a hospital's page. Contract: documents `HospitalBySlug`, `HospitalById`, `Testimonials`, `EmergencyContacts`, operation `listDoctorSchedules`. */
export const loadHospital: PageLoader<HospitalData> = (context) => {
  const { cms, locale, message, origin, parameters: { slug: key = '' } } = context
  const addressOf = (slug: string) => href(locale, 'hospital', { slug })
  return fromHospital(key, context, addressOf, async (hospital) => {
    const [doctors, testimonials, emergency] = await Promise.all([
      loadDoctorsToday(hospital, context),
      listTestimonials(cms, hospital.slug),
      loadEmergencyNumbers(hospital.slug, context),
    ])
    const own = hospitalData(hospital, context)
    const data: HospitalData = { ...own, doctors, testimonials: toPart(testimonials, (list) => list.flatMap(testimonialCard)), emergency }
    const specialties = (hospital.layanan_spesialis ?? []).map((service) => localize(service, 'nama', locale).text)
    const { name, address, contact: { phone }, fax, email, cover: image } = own
    const about = [hospitalThing({ name, url: `${origin}${addressOf(hospital.slug)}`, address, phone, fax, email, image, specialties })]
    const description = hospital.tentang_kami || message('web.hospital.description', { hospital: name })
    const above = [{ label: message('web.hospitals.title'), href: href(locale, 'hospitals') }]
    return { kind: 'page', data, meta: { title: name, description, image, above, about } }
  })
}
