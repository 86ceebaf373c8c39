import { localize } from '@hospital/sdk'
import { findSpecialistService, listDoctorSchedules } from '@hospital/sdk/cms'
import type { ContactButtonsProps, ImageSource, LinkItem, Localizable, PracticeCardProps, RichTextNode } from '@hospital/ui'
import { href } from '../routes/href.ts'
import { contactOf } from './contact.ts'
import type { LoaderContext } from './context.ts'
import { practiceCard } from './doctor-practice.ts'
import { fromHospital } from './hospital-entry.ts'
import type { NamedHospital } from './hospital-entry.ts'
import { toImage } from './image.ts'
import { fromResult } from './loaded.ts'
import type { Loaded, PageLoader } from './loaded.ts'
import { indonesianRichText } from './localized-rich-text.ts'
import { toPart } from './part.ts'
import type { Part } from './part.ts'

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

const loadService = async (slug: string, hospital: NamedHospital, context: LoaderContext): Promise<Loaded<HospitalServiceData>> => {
  const { cms, locale, message } = context
  return fromResult(await findSpecialistService(cms, slug), async (service) => {
    const { kode_mapping_rs: hospitalCode } = hospital
    const specialtyCode = service.mapping?.find((entry) => entry.hospital?.slug === hospital.slug)?.kode_spesialis
    const name = localize(service, 'nama', locale)
    // A service that the hospital does not offer is not there.
    if (!hospitalCode || !specialtyCode || name.text === '') return { kind: 'missing' }
    const doctors = await listDoctorSchedules(cms, { hospitalCode, specialtyCode })
    const link = { label: hospital.nama, href: href(locale, 'hospital', { slug: hospital.slug }) }
    const contact = contactOf(hospital, message, message('web.hospitalService.ask', { service: name.text, hospital: hospital.nama }))
    const data: HospitalServiceData = {
      name,
      hospital: link,
      image: toImage(service.gambar),
      contact,
      text: indonesianRichText(service.keterangan, context),
      doctors: toPart(doctors, ({ items }) => items.flatMap((row) => practiceCard(row, [hospital], context))),
      schedulesHref: href(locale, 'doctorSchedules', undefined, { rs: hospitalCode, spesialis: specialtyCode }),
    }
    const title = message('web.hospitalService.title', { service: name.text, hospital: hospital.nama })
    const above = [
      { label: message('web.hospitals.title'), href: href(locale, 'hospitals') },
      link,
      { label: message('web.hospitalServices.short'), href: href(locale, 'hospitalServices', { id: hospital.slug }) },
    ]
    return { kind: 'page', data, meta: { title, description: service.keterangan ?? title, image: data.image, above } }
  })
}

/** Loads the page of a specialist service at a hospital. Contract: documents `HospitalBySlug`, `SpecialistServiceBySlug`, operation `listDoctorSchedules`. */
export const loadHospitalService: PageLoader<HospitalServiceData> = (context) => {
  const { locale, parameters: { id = '', slug = '' } } = context
  return fromHospital(id, context, (hospital) => href(locale, 'hospitalService', { id: hospital, slug }), (hospital) => {
    // A featured service has a page of its own.
    const isFeatured = hospital.layanan_unggulans?.some((service) => service.slug === slug)
    return isFeatured ? { kind: 'moved', to: href(locale, 'featuredService', { slug }) } : loadService(slug, hospital, context)
  })
}
