import { localize } from '@hospital/sdk'
import { findSpecialistService, listSpecialistServices } from '@hospital/sdk/cms'
import type { SpecialistService } from '@hospital/sdk/cms'
import type {
  ContactButtonsProps,
  ImageSource,
  LinkItem,
  Localizable,
  PracticeCardProps,
  RichTextNode,
} from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult, wordsOf } from '../../shared/loading/loaded.ts'
import type { PageLoader, PageMeta } from '../../shared/loading/loaded.ts'
import { toPartOf } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { indonesianRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { allSchedules } from '../doctors/all-schedules.ts'
import { practiceCards } from '../doctors/practice-cards.ts'
import { atHospital, hospitalCode } from './hospital-entry.ts'
import type { NamedHospital } from './hospital-entry.ts'

/** A specialist service at a hospital. */
export interface HospitalServiceData {
  readonly name: Localizable
  readonly hospital: LinkItem
  readonly image: ImageSource | undefined
  readonly contact: ContactButtonsProps
  readonly text: readonly RichTextNode[]
  readonly doctors: Part<readonly PracticeCardProps[]>
  readonly schedulesHref: string
}

/** The schedule service's codes for a hospital and a specialty. */
interface Codes {
  readonly hospitalCode: string
  readonly specialtyCode: string
}

/** The code of a service at a hospital (its slug). */
const codeAt = ({ mapping }: Pick<SpecialistService, 'mapping'>, hospital: string) =>
  mapping?.find((entry) => entry.hospital?.slug === hospital)?.kode_spesialis

/** The codes of a service at a hospital, from the lists of both, which are usually cached. */
const guessCodes = async (id: string, slug: string, { cms }: LoaderContext): Promise<Codes | undefined> => {
  const [code, services] = await Promise.all([hospitalCode(cms, id), listSpecialistServices(cms)])
  const service = services.data?.find((entry) => entry.slug === slug)
  const specialtyCode = service && codeAt(service, id)
  return code && specialtyCode ? { hospitalCode: code, specialtyCode } : undefined
}

const metaOf = (
  { name, hospital, image }: HospitalServiceData,
  { keterangan }: SpecialistService,
  id: string,
  { locale, message }: LoaderContext,
): PageMeta => {
  const title = message('web.hospitalService.title', { service: wordsOf(name), hospital: wordsOf(hospital.label) })
  const above = [
    { label: message('web.hospitals.title'), href: href(locale, 'hospitals') },
    hospital,
    { label: message('web.hospitalServices.short'), href: href(locale, 'hospitalServices', { id }) },
  ]
  return { title, description: keterangan ?? title, image, above }
}

/** The data of the page of a service that a hospital offers, without its doctors. */
const serviceData = (
  service: SpecialistService,
  { hospitalCode: rs, specialtyCode }: Codes,
  hospital: NamedHospital,
  context: LoaderContext,
): Omit<HospitalServiceData, 'doctors'> => {
  const { locale, message } = context
  const name = localize(service, 'nama', locale)
  return {
    name,
    hospital: { label: hospital.nama, href: href(locale, 'hospital', { slug: hospital.slug }) },
    image: toImage(service.gambar),
    contact: contactOf(
      hospital,
      message,
      message('web.hospitalService.ask', { service: name.text, hospital: hospital.nama }),
    ),
    text: indonesianRichText(service.keterangan, context),
    schedulesHref: href(locale, 'doctorSchedules', undefined, { rs, spesialis: specialtyCode }),
  }
}

/**
 * Loads the page of a specialist service at a hospital. Contract: documents `HospitalBySlug`, `SpecialistServiceBySlug`,
 * `Hospitals`, `SpecialistServices`, operations `listDoctorSchedules`, `getDoctorSlots`.
 */
export const loadHospitalService: PageLoader<HospitalServiceData> = (context) => {
  const {
    cms,
    locale,
    parameters: { id: key = '', slug = '' },
  } = context
  return atHospital(
    key,
    context,
    (id) => href(locale, 'hospitalService', { id, slug }),
    (id, fromHospital) => {
      const asked = findSpecialistService(cms, slug)
      // Prefetched with the codes from the lists of all hospitals and services: equal reads in flight are joined.
      void guessCodes(id, slug, context).then((codes) => codes && allSchedules(cms, codes))
      return fromHospital(async (hospital) => {
        // A featured service has its own page.
        const isFeatured = hospital.layanan_unggulans?.some((service) => service.slug === slug)
        if (isFeatured) return { kind: 'redirect', status: 301, to: href(locale, 'featuredService', { slug }) }
        return fromResult(await asked, async (service) => {
          const specialtyCode = codeAt(service, hospital.slug)
          // A service that the hospital does not offer has no page.
          if (!hospital.kode_mapping_rs || !specialtyCode || localize(service, 'nama', locale).text === '')
            return { kind: 'missing' }
          const codes = { hospitalCode: hospital.kode_mapping_rs, specialtyCode }
          const doctors = await toPartOf(await context.inTime(allSchedules(cms, codes)), (rows) =>
            practiceCards(rows, [hospital], context),
          )
          const data = { ...serviceData(service, codes, hospital, context), doctors }
          return { kind: 'page', data, meta: metaOf(data, service, hospital.slug, context) }
        })
      })
    },
  )
}
