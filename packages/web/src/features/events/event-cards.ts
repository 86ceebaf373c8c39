import { localize, openingOf, plainText } from '@hospital/sdk'
import type { EventCard } from '@hospital/sdk/cms'
import type { ArticleCardProps, EventCardProps, Locale } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { dateOf } from '../../shared/loading/day.ts'
import { toImage } from '../../shared/loading/image.ts'

/** The most characters of a card's text. The card shows at most three lines. */
const snippetLength = 200

const cardOf = (event: EventCard, locale: Locale): ArticleCardProps[] => {
  const title = localize(event, 'judul', locale)
  const { text, lang } = localize(event, 'event', locale)
  const words = plainText(openingOf(text)).slice(0, snippetLength)
  if (title.text === '' || !event.slug) return []
  const snippet = words === '' ? undefined : { text: words.toWellFormed(), lang }
  return [{ title, href: href(locale, 'event', { slug: event.slug }), image: toImage(event.gambar), snippet }]
}

/** The card of an event that has a day. `today` decides whether the event is past; an event of today is not. */
export const eventCard = (event: EventCard, today: string, locale: Locale): EventCardProps[] => {
  const at = dateOf(event.tanggal)
  if (at === undefined) return []
  return cardOf(event, locale).map((card) => ({
    ...card,
    at,
    past: at < today,
    place: event.rumah_sakit?.nama ?? undefined,
  }))
}

/** The card of a community, which meets on no fixed day. */
export const communityCard = (event: EventCard, locale: Locale): ArticleCardProps[] =>
  dateOf(event.tanggal) === undefined ? cardOf(event, locale) : []
