import type {
  listFormSlugs,
  listOpenCareerSlugs,
  listQualityIndicators,
  listSlugs,
  listSpecialistServices,
} from '@hospital/sdk/cms'
import { href } from '../../routes/href.ts'
import type { Route, RouteName } from '../../routes/table.ts'
import { routes } from '../../routes/table.ts'

/** A page in the site map: its path in Indonesian, and the day on which it last changed. */
export interface MappedPage {
  readonly path: string
  readonly changed?: string | undefined
}

type Answer<Call extends (...parameters: never[]) => Promise<{ readonly data?: unknown }>> = NonNullable<
  Awaited<ReturnType<Call>>['data']
>

/** What the CMS has that pages are made of. */
export interface MappedContent {
  readonly slugs: Answer<typeof listSlugs>
  readonly forms: Answer<typeof listFormSlugs>
  readonly careers: Answer<typeof listOpenCareerSlugs>
  readonly indicators: Answer<typeof listQualityIndicators>
  readonly services: Answer<typeof listSpecialistServices>
}

/** Pages that are not for search engines: they hold nothing of their own. */
const unlisted: readonly RouteName[] = ['search', 'newsletter', 'forgetPassword', 'myAccount', 'healthPackages']

const fixedPages = (Object.entries(routes) as [RouteName, Route][]).flatMap(([name, { path, area }]): MappedPage[] =>
  area === 'public' && !path.includes(':') && !unlisted.includes(name) ? [{ path }] : [],
)

interface Entry {
  readonly slug: string | null
  readonly updatedAt?: string | null
}

const pagesOf = <Kind extends Entry>(
  entries: readonly Kind[] | null,
  pathsOf: (slug: string, entry: Kind) => readonly string[],
): MappedPage[] =>
  (entries ?? []).flatMap((entry) => {
    const changed = entry.updatedAt?.slice(0, 10)
    return entry.slug ? pathsOf(entry.slug, entry).map((path) => ({ path, changed })) : []
  })

/** Categories that have an article; one without any is a page without content. */
const categoriesOf = (articles: MappedContent['slugs']['artikels']): MappedPage[] => {
  const slugs = new Set(
    (articles ?? []).flatMap(({ slug, kategori_artikel: category }) => (slug && category?.slug ? [category.slug] : [])),
  )
  return [...slugs].map((category) => ({ path: href('id', 'articleCategory', { category }) }))
}

/** Specialist services at the hospitals that offer them. A featured one has a page of its own. */
const servicesOf = ({ services, slugs: { rumahSakits: hospitals } }: MappedContent): MappedPage[] =>
  pagesOf(services, (slug, { mapping }) =>
    (mapping ?? []).flatMap(({ kode_spesialis: code, hospital: at }) => {
      const hospital = hospitals?.find((entry) => entry.slug === at?.slug)
      const isFeatured = hospital?.layanan_unggulans?.some((service) => service.slug === slug) ?? false
      return hospital?.slug && at?.kode_mapping_rs && code && !isFeatured
        ? [href('id', 'hospitalService', { id: hospital.slug, slug })]
        : []
    }),
  )

/** Every page that has something of its own, each once. */
export const mappedPages = (content: MappedContent): readonly MappedPage[] => {
  const { slugs, forms, careers, indicators } = content
  const pages = [
    ...fixedPages,
    ...pagesOf(slugs.rumahSakits, (slug) => [
      href('id', 'hospital', { slug }),
      href('id', 'hospitalAmbulance', { id: slug }),
      href('id', 'hospitalServices', { id: slug }),
    ]),
    ...servicesOf(content),
    ...pagesOf(slugs.dokters, (slug) => [href('id', 'doctor', { slug })]),
    ...pagesOf(slugs.pakets, (slug) => [href('id', 'package', { slug })]),
    ...pagesOf(slugs.layananUnggulans, (slug) => [href('id', 'featuredService', { slug })]),
    ...pagesOf(slugs.eventCommunities, (slug) => [href('id', 'event', { slug })]),
    ...pagesOf(indicators, (slug) => [href('id', 'qualityIndicator', { slug })]),
    ...pagesOf(forms, (slug) => [href('id', 'form', { slug })]),
    ...pagesOf(careers, (slug) => [href('id', 'career', { slug })]),
    ...categoriesOf(slugs.artikels),
    ...pagesOf(slugs.artikels, (slug, { kategori_artikel: category }) =>
      category?.slug ? [href('id', 'article', { category: category.slug, slug })] : [],
    ),
  ]
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}
