import { isPackageOffered, jakartaDate, localize, searchTerm } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listPackageCategories, listPackages, listPackagesOfCategory, searchPackages } from '@hospital/sdk/cms'
import type { PackageCard } from '@hospital/sdk/cms'
import type { CmsPage } from '@hospital/sdk/cms'
import type { ActiveFilter, PackageCardProps, SelectOption, SpecialtyCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { packageCard } from '../../shared/cards.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toImage } from '../../shared/loading/image.ts'
import { isWholeList, listPages, pageOf, pageWithin } from '../../shared/loading/list-query.ts'
import type { ListPages } from '../../shared/loading/list-query.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'

/** The health packages on offer. */
export interface PackagesData {
  /** The list has two addresses; links stay at this one. */
  readonly list: PackageList
  readonly action: string
  readonly words: string | undefined
  readonly category: { readonly options: readonly SelectOption[]; readonly value: string | undefined }
  readonly categories: readonly SpecialtyCardProps[]
  readonly active: readonly ActiveFilter[]
  readonly pages: ListPages
  readonly packages: readonly (PackageCardProps & { readonly slug: string })[]
}

/** The route of a list of packages. */
export type PackageList = 'packages' | 'healthPackages'

/** The list that a route belongs to. */
export const packageListOf = (route: LoaderContext['route']): PackageList =>
  route === 'healthPackages' || route === 'healthPackage' ? 'healthPackages' : 'packages'

/** The most characters of a search; a longer text is cut. */
const longestSearch = 100

interface Conditions {
  readonly words: string
  readonly category: string | undefined
}

/** The results of a search are one page, since the CMS gives at most ten. */
const search = async (conditions: Conditions, { cms, now }: LoaderContext): Promise<Result<CmsPage<PackageCard>>> => {
  const result = await searchPackages(cms, conditions, jakartaDate(now))
  if (result.error) return result
  const items = result.data
  return { data: { items, pagination: { total: items.length, page: 1, pageSize: items.length, pageCount: 1 } } }
}

const find = (conditions: Conditions, context: LoaderContext): Promise<Result<CmsPage<PackageCard>>> => {
  const { cms, now, query } = context
  const { words, category } = conditions
  if (words !== '') return search(conditions, context)
  const today = jakartaDate(now)
  return pageWithin(pageOf(query), (page) =>
    category === undefined
      ? listPackages(cms, today, { page })
      : listPackagesOfCategory(cms, category, today, { page }),
  )
}

interface CategoryEntry {
  readonly slug: string | null
  readonly kategori: string | null
  readonly kategori_en: string | null
  readonly icon: Parameters<typeof toImage>[0]
}

const categoryCards = (
  categories: readonly CategoryEntry[],
  list: PackageList,
  locale: LoaderContext['locale'],
): SpecialtyCardProps[] =>
  categories.flatMap((category) => {
    const name = localize(category, 'kategori', locale)
    if (!category.slug || name.text === '') return []
    return [{ name, href: href(locale, list, undefined, { kategori: category.slug }), image: toImage(category.icon) }]
  })

const activeFilters = (
  { words, category }: Conditions,
  options: readonly SelectOption[],
  list: PackageList,
  locale: LoaderContext['locale'],
): ActiveFilter[] => {
  const label = options.find(({ value }) => value === category)?.label ?? category
  return [
    ...(words === ''
      ? []
      : [
          { label: words, href: category ? href(locale, list, undefined, { kategori: category }) : href(locale, list) },
        ]),
    ...(label === undefined
      ? []
      : [{ label, href: words === '' ? href(locale, list) : href(locale, list, undefined, { q: words }) }]),
  ]
}

/** A query parameter as the slug of a category; undefined if its form is invalid. */
const likelyCategory = (asked: string | undefined): string | undefined =>
  asked && /^[\w.~-]{1,100}$/.test(asked) ? asked : undefined

const categoryOptions = (categories: readonly CategoryEntry[], locale: LoaderContext['locale']): SelectOption[] =>
  categories.flatMap((category) =>
    category.slug ? [{ value: category.slug, label: localize(category, 'kategori', locale).text }] : [],
  )

/** The cards of the packages that are on offer today: the CMS may list others. */
const offeredCards = (packages: readonly PackageCard[], { now, locale }: LoaderContext): PackagesData['packages'] => {
  const today = jakartaDate(now)
  return packages
    .filter((offer) => isPackageOffered(offer, today))
    .flatMap((offer) => packageCard(offer, locale).map((card) => ({ ...card, slug: offer.slug ?? '' })))
}

/** Loads a page of the packages. Contract: documents `Packages`, `PackagesByCategory`, `SearchPackages` and `PackageCategories`. */
export const loadPackages: PageLoader<PackagesData> = async (context) => {
  const { cms, locale, message, query: address, route } = context
  const list = packageListOf(route)
  const asked = address.get('kategori') || undefined
  const words = searchTerm((address.get('q') ?? '').slice(0, longestSearch))
  // Prefetched before the categories are known: equal reads in flight are joined.
  void find({ words, category: likelyCategory(asked) }, context)
  const categories = await listPackageCategories(cms)
  const entries = categories.data ?? []
  const options = categoryOptions(entries, locale)
  const known = categories.error !== undefined || options.some(({ value }) => value === asked)
  const category = known ? asked : undefined
  const conditions = { words, category }
  return fromResult(await find(conditions, context), (found) => {
    const packages = offeredCards(found.items, context)
    const linkQuery = { ...(words !== '' && { q: words }), ...(category && { kategori: category }) }
    const pages = listPages(found, linkQuery, packages.length)
    return {
      kind: 'page',
      data: {
        list,
        action: href(locale, list),
        words: words === '' ? undefined : words,
        category: { options, value: category },
        categories: categoryCards(entries, list, locale),
        active: activeFilters(conditions, options, list, locale),
        pages,
        packages,
      },
      meta: {
        title: message('web.packages.title'),
        description: message('web.packages.intro'),
        canonical: href('id', 'packages'),
        indexed: isWholeList(pages),
      },
    }
  })
}
