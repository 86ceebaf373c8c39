import { localize } from '@hospital/sdk'
import { findFeaturedService, listHospitals } from '@hospital/sdk/cms'
import type { HospitalCard, FeaturedService } from '@hospital/sdk/cms'
import type { ContactButtonsProps, ImageSource, LinkItem, Localizable, RichTextNode } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'

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
  /** What a WhatsApp conversation about it begins with. */
  readonly question: string
  readonly texts: readonly ServiceText[]
}

type Block = NonNullable<NonNullable<FeaturedService['keterangan']>[number]>

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
      id: `teks-${block.id}`,
      heading,
      text,
      hospital: nama && slug ? { label: nama, href: href(locale, 'hospital', { slug }) } : undefined,
      contact:
        entry &&
        contactOf(entry, message, message('web.hospitalService.ask', { service: name, hospital: entry.nama ?? '' })),
    },
  ]
}

/** Editors end the title for search engines with the site's name, which every title gets in any case. */
const bareTitle = (title: string | null | undefined, siteName: string): string =>
  (title ?? '').replace(` | ${siteName}`, '').trim()

/** Loads a featured service's page. Its words for search engines are Indonesian. Contract: documents `FeaturedServiceBySlug`, `Hospitals`. */
export const loadFeaturedService: PageLoader<FeaturedServiceData> = async (context) => {
  const {
    cms,
    locale,
    message,
    config,
    parameters: { slug = '' },
  } = context
  const [found, hospitals] = await Promise.all([findFeaturedService(cms, slug), listHospitals(cms)])
  return fromResult(found, (service) => {
    const name = localize(service, 'nama', locale)
    if (name.text === '') return { kind: 'missing' }
    const { seo, cover, gambar, keterangan } = service
    const intro = locale === 'id' ? seo?.metaDescription || undefined : undefined
    const data: FeaturedServiceData = {
      name,
      intro,
      cover: toImage(cover ?? gambar),
      question: message('web.service.ask', { service: name.text }),
      texts: (keterangan ?? []).flatMap((block) => textOf(block, name, hospitals.data ?? [], context)),
    }
    const [first] = keterangan ?? []
    const description = intro ?? (first && localize(first, 'keterangan', locale).text) ?? message('web.services.intro')
    const title = (locale === 'id' && bareTitle(seo?.metaTitle, config.siteName)) || name
    const above = [{ label: message('web.services.title'), href: href(locale, 'featuredServices') }]
    return { kind: 'page', data, meta: { title, description, image: data.cover, above } }
  })
}
