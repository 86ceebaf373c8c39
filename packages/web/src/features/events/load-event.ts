import { jakartaDate, localize } from '@hospital/sdk'
import { findEvent, listHospitals, listRelatedEvents } from '@hospital/sdk/cms'
import type { EventCard, Event } from '@hospital/sdk/cms'
import type {
  ArticleCardProps,
  ContactButtonsProps,
  EventCardProps,
  ImageSource,
  LinkItem,
  Localizable,
  RichTextNode,
} from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
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
  /** `YYYY-MM-DD`; undefined for a community, which meets on no fixed day. */
  readonly date: string | undefined
  readonly past: boolean
  readonly place: LinkItem | undefined
  /** The hospital that organises it; undefined for the whole group. */
  readonly contact: ContactButtonsProps | undefined
  /** The first words of a WhatsApp conversation about it. */
  readonly question: string
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

/** Title and description for search engines. The editors' description is Indonesian, so a page in English uses its own text. */
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

/** Loads an event with five others. Contract: documents `EventBySlug`, `Hospitals` and `RelatedEvents`. */
export const loadEvent: PageLoader<EventData> = async (context) => {
  const {
    cms,
    locale,
    message,
    now,
    parameters: { slug = '' },
  } = context
  const today = jakartaDate(now)
  const asked = Promise.all([listRelatedEvents(cms, slug), listHospitals(cms)])
  return fromResult(await findEvent(cms, slug), async (event) => {
    const title = localize(event, 'judul', locale)
    if (title.text === '') return { kind: 'missing' }
    const [related, hospitals] = await asked
    const question = message('web.event.ask', { name: title.text })
    const holder = hospitals.data?.find(
      (hospital) => hospital.slug !== null && hospital.slug === event.rumah_sakit?.slug,
    )
    const date = dateOf(event.tanggal)
    const facts = {
      title,
      date,
      past: date !== undefined && date < today,
      place: hospitalLink(event.rumah_sakit, locale),
      contact: holder && contactOf(holder, message, question),
      question,
      image: toImage(event.gambar, event.gambar?.alternativeText ?? ''),
      body: localizedRichText(event, 'event', context),
    }
    const data = { ...facts, related: toPart(related, (list) => relatedEvents(list, today, locale)) }
    return { kind: 'page', data, meta: metaOf(event, facts, context) }
  })
}
