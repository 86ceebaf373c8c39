import { localize } from '@hospital/sdk'
import type { Locale, SearchHit } from '@hospital/ui'
import { href } from '../../routes/href.ts'

// What was found, as lines of the results, each at the address that the specification gives its kind.

interface Article {
  readonly judul: string | null
  readonly judul_en: string | null
  readonly slug: string | null
  readonly kategori_artikel: {
    readonly kategori: string | null
    readonly kategori_en: string | null
    readonly slug: string | null
  } | null
}

/** Articles are at /{category_slug}/{article_slug}; one without a category has no address. */
export const articleHit = (article: Article, locale: Locale): SearchHit[] => {
  const { slug, kategori_artikel: category } = article
  const title = localize(article, 'judul', locale)
  if (title.text === '' || !slug || !category?.slug) return []
  return [
    {
      title,
      href: href(locale, 'article', { category: category.slug, slug }),
      detail: localize(category, 'kategori', locale),
    },
  ]
}

interface Package {
  readonly nama: string | null
  readonly nama_en: string | null
  readonly slug: string | null
  readonly kategori_paket: { readonly kategori: string | null; readonly kategori_en: string | null } | null
}

/** Packages are at /paket/{slug}. */
export const packageHit = (offer: Package, locale: Locale): SearchHit[] => {
  const { slug, kategori_paket: category } = offer
  const title = localize(offer, 'nama', locale)
  if (title.text === '' || !slug) return []
  return [
    {
      title,
      href: href(locale, 'package', { slug }),
      detail: category ? localize(category, 'kategori', locale) : undefined,
    },
  ]
}

/** Doctors are at /dokter/{slug}. Their names are the same in every language. */
export const doctorHit = (
  { nama, slug }: { readonly nama: string | null; readonly slug: string | null },
  locale: Locale,
): SearchHit[] => (nama && slug ? [{ title: nama, href: href(locale, 'doctor', { slug }) }] : [])

/** Events and communities are at /informasi/event-community/{slug}. */
export const eventHit = (
  event: { readonly judul: string | null; readonly judul_en: string | null; readonly slug: string | null },
  locale: Locale,
): SearchHit[] => {
  const title = localize(event, 'judul', locale)
  return title.text !== '' && event.slug ? [{ title, href: href(locale, 'event', { slug: event.slug }) }] : []
}
