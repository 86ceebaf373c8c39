import { localize } from '@hospital/sdk'
import type { ArticleHit, DoctorHit, EventHit, PackageHit } from '@hospital/sdk/persisted'
import type { Locale, SearchHit } from '@hospital/ui'
import { href } from '../../routes/href.ts'

// Turns the found entries into lines of the results, each at the address that the specification gives its kind.

/** Articles are at /{category_slug}/{article_slug}; one without a category has no address. */
export const articleHit = (article: ArticleHit, locale: Locale): SearchHit[] => {
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

/** Packages are at /paket/{slug}. */
export const packageHit = (offer: PackageHit, locale: Locale): SearchHit[] => {
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
export const doctorHit = ({ nama, slug }: DoctorHit, locale: Locale): SearchHit[] =>
  nama && slug ? [{ title: nama, href: href(locale, 'doctor', { slug }) }] : []

/** Events and communities are at /informasi/event-community/{slug}. */
export const eventHit = (event: EventHit, locale: Locale): SearchHit[] => {
  const title = localize(event, 'judul', locale)
  return title.text !== '' && event.slug ? [{ title, href: href(locale, 'event', { slug: event.slug }) }] : []
}
