import { localize, openingOf, plainText } from '@hospital/sdk'
import type { CmsMedia } from '@hospital/sdk/cms'
import type { ArticleCardProps, EventCardProps, Locale } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { dateOf } from '../../shared/loading/day.ts'
import { toImage } from '../../shared/loading/image.ts'

/** What lists have of an event. */
export interface EventEntry {
  readonly judul: string | null
  readonly judul_en: string | null
  readonly slug: string | null
  readonly event: string | null
  readonly event_en: string | null
  readonly tanggal: string | null
  readonly gambar: CmsMedia | null
  readonly rumah_sakit: { readonly nama: string | null; readonly slug: string | null } | null
}

/** Characters of a card's text: three lines at most are shown. */
const snippetLength = 200

const cardOf = (event: EventEntry, locale: Locale): ArticleCardProps[] => {
  const title = localize(event, 'judul', locale)
  const { text, lang } = localize(event, 'event', locale)
  const words = plainText(openingOf(text)).slice(0, snippetLength)
  if (title.text === '' || !event.slug) return []
  const snippet = words === '' ? undefined : { text: words.toWellFormed(), lang }
  return [{ title, href: href(locale, 'event', { slug: event.slug }), image: toImage(event.gambar), snippet }]
}

/** The card of an event that has a day; `today` decides whether it is past. An event of today is not. */
export const eventCard = (event: EventEntry, today: string, locale: Locale): EventCardProps[] => {
  const at = dateOf(event.tanggal)
  if (at === undefined) return []
  return cardOf(event, locale).map((card) => ({
    ...card,
    at,
    past: at < today,
    place: event.rumah_sakit?.nama ?? undefined,
  }))
}

/** The card of a community, which meets on no day in particular. */
export const communityCard = (event: EventEntry, locale: Locale): ArticleCardProps[] =>
  dateOf(event.tanggal) === undefined ? cardOf(event, locale) : []
