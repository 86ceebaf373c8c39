import { jakartaDate, localize } from '@hospital/sdk'
import { findEvent, listRelatedEvents } from '@hospital/sdk/cms'
import type { EventCard, Event } from '@hospital/sdk/cms'
import type { ArticleCardProps, EventCardProps, ImageSource, LinkItem, Localizable, RichTextNode } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { hospitalLink } from '../../shared/hospital-link.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { dateOf } from '../../shared/loading/day.ts'
import { toImage } from '../../shared/loading/image.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader, PageMeta } from '../../shared/loading/loaded.ts'
import { toPart } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { eventThing } from '../../shared/loading/structured-data.ts'
import { localizedRichText } from '../../shared/rich-text/localized-rich-text.ts'
import { communityCard, eventCard } from './event-cards.ts'
import { inReadingOrder } from './load-events.ts'

/** One event or community. */
export interface EventData {
  readonly title: Localizable
  /** `YYYY-MM-DD`; undefined for a community, which meets on no day in particular. */
  readonly date: string | undefined
  readonly past: boolean
  readonly place: LinkItem | undefined
  readonly image: ImageSource | undefined
  readonly body: readonly RichTextNode[]
  readonly related: Part<readonly RelatedEvent[]>
}

/** A further event, or a further community. */
export type RelatedEvent =
  | { readonly kind: 'event'; readonly card: EventCardProps }
  | { readonly kind: 'community'; readonly card: ArticleCardProps }

const relatedEvents = (
  events: readonly EventCard[],
  today: string,
  locale: LoaderContext['locale'],
): readonly RelatedEvent[] =>
  inReadingOrder(events, today).flatMap((event): readonly RelatedEvent[] => [
    ...eventCard(event, today, locale).map((card) => ({ kind: 'event' as const, card })),
    ...communityCard(event, locale).map((card) => ({ kind: 'community' as const, card })),
  ])

/** What search engines are told: the editors' own words where the page is in their language, otherwise the page's. */
const metaOf = (
  event: Event,
  data: Omit<EventData, 'related'>,
  { locale, origin, config, message, parameters }: LoaderContext,
): PageMeta => {
  const title = localize(event, 'judul', locale)
  const text = localize(event, 'event', locale)
  const description = (text.lang === 'id' && event.seo?.metaDescription) || text.text
  const { date, place, image } = data
  const thing =
    date === undefined
      ? undefined
      : eventThing({
          name: title.text,
          description,
          url: `${origin}${href(locale, 'event', { slug: parameters['slug'] ?? '' })}`,
          image,
          date,
          place: event.rumah_sakit?.nama ?? config.siteName,
          organizer: { name: place && event.rumah_sakit?.nama ? event.rumah_sakit.nama : config.siteName, url: origin },
        })
  const above = [{ label: message('web.events.title'), href: href(locale, 'events') }]
  return {
    title: (title.lang === 'id' && event.seo?.metaTitle) || title,
    description: description || undefined,
    image,
    type: 'article',
    above,
    about: thing ? [thing] : [],
  }
}

/** Loads an event with five others. Contract: documents `EventBySlug` and `RelatedEvents`. */
export const loadEvent: PageLoader<EventData> = async (context) => {
  const {
    cms,
    locale,
    now,
    parameters: { slug = '' },
  } = context
  const today = jakartaDate(now)
  const asked = listRelatedEvents(cms, slug)
  return fromResult(await findEvent(cms, slug), async (event) => {
    const title = localize(event, 'judul', locale)
    if (title.text === '') return { kind: 'missing' }
    const related = await asked
    const date = dateOf(event.tanggal)
    const facts = {
      title,
      date,
      past: date !== undefined && date < today,
      place: hospitalLink(event.rumah_sakit, locale),
      image: toImage(event.gambar, event.gambar?.alternativeText ?? ''),
      body: localizedRichText(event, 'event', context),
    }
    const data = { ...facts, related: toPart(related, (list) => relatedEvents(list, today, locale)) }
    return { kind: 'page', data, meta: metaOf(event, facts, context) }
  })
}
