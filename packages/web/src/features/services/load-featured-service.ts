import { localize } from '@hospital/sdk'
import {
  findFeaturedService,
  listHospitals,
  listHospitalsWithFeaturedService,
  listSpecialistServices,
} from '@hospital/sdk/cms'
import type { HospitalCard, FeaturedService, SpecialistServiceCard } from '@hospital/sdk/cms'
import type { ContactButtonsProps, ImageSource, LinkItem, Localizable, RichTextNode } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import { hospitalLink } from '../../shared/hospital-link.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { openingOfText } from '../../shared/rich-text/text-opening.ts'
import { loadSpecialists } from '../doctors/load-specialists.ts'
import type { Specialists } from '../doctors/load-specialists.ts'
import { codesOf, specialtyCodeAt } from '../doctors/specialties.ts'
import { specialtyOfTitle } from '../doctors/specialty-words.ts'
import { hospitalsOfService } from './hospitals-of-service.ts'

/** A text about a service, in general or at one hospital. */
export interface ServiceText {
  readonly id: string
  readonly heading: Localizable
  readonly text: readonly RichTextNode[]
  readonly hospital: LinkItem | undefined
  readonly contact: ContactButtonsProps | undefined
}

/** One featured service. */
export interface FeaturedServiceData {
  readonly name: Localizable
  readonly intro: Localizable | undefined
  readonly cover: ImageSource | undefined
  /** The first words of a WhatsApp conversation about it. */
  readonly question: string
  readonly texts: readonly ServiceText[]
  /** The hospitals with the service, by name. */
  readonly hospitals: readonly LinkItem[]
  /** The doctors of the specialty in the service's name, at its hospitals; undefined if the name tells no specialty. */
  readonly specialists: Specialists | undefined
  /** The link to book an appointment. */
  readonly appointmentHref: string
}

type Block = NonNullable<NonNullable<FeaturedService['keterangan']>[number]>

const idOf = (block: string): string => `teks-${block}`

const textOf = (
  block: Block,
  service: Localizable,
  hospitals: readonly HospitalCard[],
  context: LoaderContext,
): ServiceText[] => {
  const { locale, message } = context
  const text = localizedRichText(block, 'keterangan', context)
  const { nama, slug } = block.rumah_sakit ?? {}
  const given = localize(block, 'judul', locale)
  const heading = given.text === '' ? (nama ?? service) : given
  if (text.length === 0) return []
  const name = typeof service === 'string' ? service : service.text
  const entry = hospitals.find((hospital) => hospital.slug === slug)
  return [
    {
      id: idOf(block.id),
      heading,
      text,
      hospital: nama && slug ? { label: nama, href: href(locale, 'hospital', { slug }) } : undefined,
      contact:
        entry &&
        contactOf(entry, message, message('web.hospitalService.ask', { service: name, hospital: entry.nama ?? '' })),
    },
  ]
}

/**
 * The description of a service in one or two sentences, and its texts without that description. It is the editors' summary, or else the
 * beginning of a general text.
 */
const openingOf = (
  { seo, keterangan }: FeaturedService,
  texts: readonly ServiceText[],
  locale: LoaderContext['locale'],
): Pick<FeaturedServiceData, 'intro' | 'texts'> => {
  const summary = locale === 'id' ? seo?.metaDescription || undefined : undefined
  const [first, ...others] = texts
  const block = keterangan?.find(({ id }) => first?.id === idOf(id))
  if (summary || !first || !block || block.rumah_sakit) return { intro: summary, texts }
  const { lead, rest } = openingOfText(undefined, first.text, localize(block, 'keterangan', locale).lang)
  return { intro: lead, texts: [{ ...first, text: rest }, ...others] }
}

/** The codes of the hospitals, without hospitals that have no code. */
const codesAmong = (hospitals: readonly HospitalCard[]): readonly string[] =>
  hospitals.flatMap(({ kode_mapping_rs: code }) => code ?? [])

/** The address to book an appointment with the known choices: the hospital if there is only one, and the specialty's code there. */
const bookingAddress = (
  hospitals: readonly HospitalCard[],
  specialty: SpecialistServiceCard | undefined,
  specialties: readonly SpecialistServiceCard[],
  { locale }: LoaderContext,
): string => {
  const [rs, ...others] = codesAmong(hospitals)
  const only = others.length === 0 ? rs : undefined
  const [code] = specialty ? codesOf(specialty) : []
  return href(locale, 'appointmentCreation', undefined, {
    ...(only && { rs: only }),
    ...(code && { spesialis: specialtyCodeAt(specialties, code, only) }),
  })
}

/** The title for search engines without the site's name at its end: editors write it there, but every title gets it anyway. */
const bareTitle = (title: string | null | undefined, siteName: string): string =>
  (title ?? '').replace(` | ${siteName}`, '').trim()

/** The title and description for search engines. The editors' words for these are Indonesian. */
const metaOf = (
  { seo, keterangan }: FeaturedService,
  { name, cover }: Pick<FeaturedServiceData, 'name' | 'cover'>,
  { locale, message, config }: LoaderContext,
) => {
  const [first] = keterangan ?? []
  return {
    title: (locale === 'id' && bareTitle(seo?.metaTitle, config.siteName)) || name,
    description:
      (locale === 'id' && seo?.metaDescription) ||
      (first && localize(first, 'keterangan', locale).text) ||
      message('web.services.intro'),
    image: cover,
    above: [{ label: message('web.services.title'), href: href(locale, 'featuredServices') }],
  }
}

/**
 * Loads a featured service's page. Contract: documents `FeaturedServiceBySlug`, `Hospitals`,
 * `HospitalsWithFeaturedService`, `SpecialistServices`, `DoctorSearch`, operations `listDoctorSchedules`, `getDoctorSlots`.
 */
export const loadFeaturedService: PageLoader<FeaturedServiceData> = async (context) => {
  const {
    cms,
    locale,
    message,
    parameters: { slug = '' },
  } = context
  const around = Promise.all([
    listHospitals(cms),
    context.inTime(listHospitalsWithFeaturedService(cms, slug)),
    listSpecialistServices(cms),
  ])
  return fromResult(await findFeaturedService(cms, slug), async (service) => {
    const name = localize(service, 'nama', locale)
    if (name.text === '') return { kind: 'missing' }
    const { cover, gambar, keterangan } = service
    const [all, offering, services] = await around
    const names = { hospitals: all.data ?? [], specialties: services.data ?? [] }
    const hospitals = hospitalsOfService(offering?.data ?? [], keterangan ?? [], names.hospitals)
    const codes = codesAmong(hospitals)
    const specialty = specialtyOfTitle(
      `${localize(service, 'nama', 'id').text} ${service.nama_en ?? ''}`,
      names.specialties,
    )
    const texts = (keterangan ?? []).flatMap((block) => textOf(block, name, names.hospitals, context))
    const data: FeaturedServiceData = {
      name,
      ...openingOf(service, texts, locale),
      cover: toImage(cover ?? gambar),
      question: message('web.service.ask', { service: name.text }),
      hospitals: hospitals.flatMap((hospital) => hospitalLink(hospital, locale) ?? []),
      // Only doctors of the hospitals that offer the service.
      specialists: specialty && codes.length > 0 ? await loadSpecialists(specialty, names, context, codes) : undefined,
      appointmentHref: bookingAddress(hospitals, specialty, names.specialties, context),
    }
    return { kind: 'page', data, meta: metaOf(service, data, context) }
  })
}
