import { jakartaDate } from '@hospital/sdk'
import {
  listFormSlugs,
  listOpenCareerSlugs,
  listQualityIndicators,
  listSlugs,
  listSpecialistServices,
} from '@hospital/sdk/cms'
import type { CmsClient } from '@hospital/sdk/cms'
import { href } from '../../routes/href.ts'
import type { Route, RouteName } from '../../routes/table.ts'
import { routes } from '../../routes/table.ts'

/** A page in the sitemap: its path in Indonesian, and the day on which it last changed. */
export interface SitemapEntry {
  readonly path: string
  readonly changed?: string | undefined
}

/**
 * The content of the CMS for sitemap entries. If one of the smaller lists fails, its pages are left out until the next time. Contract:
 * documents `AllSlugs`, `FormSlugs`, `OpenCareerSlugs`, `QualityIndicators`, `SpecialistServices`.
 */
export const readContent = async (cms: CmsClient, now: Date) => {
  const today = jakartaDate(now)
  const [{ data: slugs, error }, forms, careers, indicators, services] = await Promise.all([
    listSlugs(cms, today),
    listFormSlugs(cms),
    listOpenCareerSlugs(cms, today),
    listQualityIndicators(cms),
    listSpecialistServices(cms),
  ])
  if (error) return { error }
  return {
    data: {
      slugs,
      forms: forms.data ?? [],
      careers: careers.data ?? [],
      indicators: indicators.data ?? [],
      services: services.data ?? [],
    },
  }
}

/** See readContent. */
export type SitemapContent = NonNullable<Awaited<ReturnType<typeof readContent>>['data']>

/** Pages that search engines should not list, since they have no content of their own. */
const unlisted: readonly RouteName[] = [
  'search',
  'newsletter',
  'packageComparison',
  'forgetPassword',
  'myAccount',
  'healthPackages',
]

const fixedEntries = (Object.entries(routes) as [RouteName, Route][]).flatMap(
  ([name, { path, area }]): SitemapEntry[] =>
    area === 'public' && !path.includes(':') && !unlisted.includes(name) ? [{ path }] : [],
)

interface CmsEntry {
  readonly slug: string | null
  readonly updatedAt?: string | null
}

const entriesOf = <Kind extends CmsEntry>(
  entries: readonly Kind[] | null,
  pathsOf: (slug: string, entry: Kind) => readonly string[],
): SitemapEntry[] =>
  (entries ?? []).flatMap((entry) => {
    const changed = entry.updatedAt?.slice(0, 10)
    return entry.slug ? pathsOf(entry.slug, entry).map((path) => ({ path, changed })) : []
  })

/** Categories with at least one article: without any, the page has no content. */
const categoriesOf = (articles: SitemapContent['slugs']['artikels']): SitemapEntry[] => {
  const slugs = new Set(
    (articles ?? []).flatMap(({ slug, kategori_artikel: category }) => (slug && category?.slug ? [category.slug] : [])),
  )
  return [...slugs].map((category) => ({ path: href('id', 'articleCategory', { category }) }))
}

/** Specialist services at the hospitals that offer them. A featured service has its own page instead. */
const servicesOf = ({ services, slugs: { rumahSakits: hospitals } }: SitemapContent): SitemapEntry[] =>
  entriesOf(services, (slug, { mapping }) =>
    (mapping ?? []).flatMap(({ kode_spesialis: code, hospital: at }) => {
      const hospital = hospitals?.find((entry) => entry.slug === at?.slug)
      const isFeatured = hospital?.layanan_unggulans?.some((service) => service.slug === slug) ?? false
      return hospital?.slug && at?.kode_mapping_rs && code && !isFeatured
        ? [href('id', 'hospitalService', { id: hospital.slug, slug })]
        : []
    }),
  )

/** Every page with its own content, each once. */
export const sitemapEntries = (content: SitemapContent): readonly SitemapEntry[] => {
  const { slugs, forms, careers, indicators } = content
  const all = [
    ...fixedEntries,
    ...entriesOf(slugs.rumahSakits, (slug) => [
      href('id', 'hospital', { slug }),
      href('id', 'hospitalAmbulance', { id: slug }),
      href('id', 'hospitalServices', { id: slug }),
    ]),
    ...servicesOf(content),
    ...entriesOf(slugs.dokters, (slug) => [href('id', 'doctor', { slug })]),
    ...entriesOf(slugs.pakets, (slug) => [href('id', 'package', { slug })]),
    ...entriesOf(slugs.layananUnggulans, (slug) => [href('id', 'featuredService', { slug })]),
    ...entriesOf(slugs.eventCommunities, (slug) => [href('id', 'event', { slug })]),
    ...entriesOf(indicators, (slug) => [href('id', 'qualityIndicator', { slug })]),
    ...entriesOf(forms, (slug) => [href('id', 'form', { slug })]),
    ...entriesOf(careers, (slug) => [href('id', 'career', { slug })]),
    ...categoriesOf(slugs.artikels),
    ...entriesOf(slugs.artikels, (slug, { kategori_artikel: category }) =>
      category?.slug ? [href('id', 'article', { category: category.slug, slug })] : [],
    ),
  ]
  return [...new Map(all.map((entry) => [entry.path, entry])).values()]
}
