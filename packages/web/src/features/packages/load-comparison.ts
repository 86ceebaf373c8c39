import { isPackageOffered, jakartaDate, localize } from '@hospital/sdk'
import type { ApiError } from '@hospital/sdk'
import { findPackage, listPackages } from '@hospital/sdk/cms'
import type { Package, PackageCard } from '@hospital/sdk/cms'
import type { Localizable, RichTextNode } from '@hospital/ui'
import { dayBefore } from '../../forms/day.ts'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { chosenSlugs, comparisonState, mostCompared } from './comparison-choice.ts'
import type { ComparisonState } from './comparison-choice.ts'
import { canBeReserved } from './reservation-days.ts'

/** A package in a comparison. */
export interface ComparedPackage {
  readonly slug: string
  readonly name: Localizable
  readonly href: string
  /** Whole rupiah. */
  readonly price: number | undefined
  readonly contents: readonly RichTextNode[]
  /** `YYYY-MM-DD`. */
  readonly validUntil: string | undefined
  /** The link to reserve it; undefined if no day is left. */
  readonly reserveHref: string | undefined
}

/** Packages side by side, and all of them to choose from. */
export interface ComparisonData {
  readonly state: ComparisonState
  /** How many of the chosen packages are not on offer. */
  readonly missing: number
  readonly compared: Part<readonly ComparedPackage[]>
  readonly choices: Part<readonly { readonly value: string; readonly label: string }[]>
  readonly chosen: readonly string[]
}

/** How many packages there are to choose from: the most that the CMS gives at once. */
const mostChoices = 100

const compared = (offer: Package, today: string, context: LoaderContext): ComparedPackage[] => {
  const { locale } = context
  const { slug, harga, tgl_berakhir: ends } = offer
  const name = localize(offer, 'nama', locale)
  if (!slug || name.text === '') return []
  const address = href(locale, 'package', { slug })
  return [
    {
      slug,
      name,
      href: address,
      price: harga ?? undefined,
      contents: localizedRichText(offer, 'keterangan', context, 3),
      validUntil: ends ? dayBefore(ends) : undefined,
      reserveHref: canBeReserved({ today, ends: ends ?? undefined }) ? `${address}#reservasi` : undefined,
    },
  ]
}

const choiceOf = (offer: PackageCard, locale: LoaderContext['locale']) => {
  const { text } = localize(offer, 'nama', locale)
  return offer.slug && text !== '' ? [{ value: offer.slug, label: text }] : []
}

/** The chosen packages that are on offer; the error if one could not be read. */
const readChosen = async (
  slugs: readonly string[],
  today: string,
  { cms }: LoaderContext,
): Promise<{ readonly error: ApiError } | { readonly data: readonly Package[]; readonly error?: undefined }> => {
  const results = await Promise.all(slugs.map((slug) => findPackage(cms, slug, today)))
  const failed = results.find(({ error }) => error && error.kind !== 'not-found')
  if (failed?.error) return { error: failed.error }
  return { data: results.flatMap(({ data }) => (data && isPackageOffered(data, today) ? [data] : [])) }
}

/** Loads the comparison of packages. Contract: documents `PackageBySlug` for each compared package, and `Packages`. */
export const loadComparison: PageLoader<ComparisonData> = async (context) => {
  const { cms, locale, message, now, query } = context
  const today = jakartaDate(now)
  const slugs = chosenSlugs(query.get('paket'))
  const [found, all] = await Promise.all([
    slugs.length > mostCompared ? { data: [] } : readChosen(slugs, today, context),
    listPackages(cms, today, { pageSize: mostChoices }),
  ])
  const packages = toPart(found, (offers) => offers.flatMap((offer) => compared(offer, today, context)))
  const offered = packages.ok ? packages.value.length : slugs.length
  return {
    kind: 'page',
    data: {
      state: comparisonState(slugs.length, offered),
      missing: slugs.length > mostCompared ? 0 : slugs.length - offered,
      compared: packages,
      choices: toPart(all, ({ items }) =>
        items.filter((offer) => isPackageOffered(offer, today)).flatMap((offer) => choiceOf(offer, locale)),
      ),
      chosen: slugs,
    },
    meta: {
      title: message('web.compare.title'),
      description: message('web.compare.intro'),
      above: [{ label: message('web.packages.title'), href: href(locale, 'packages') }],
      indexed: false,
    },
  }
}
