import { jakartaDate } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listEvents } from '@hospital/sdk/cms'
import type { EventCard, CmsPage } from '@hospital/sdk/cms'
import type { ArticleCardProps, EventCardProps } from '@hospital/ui'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { isWholeList, listPages, pageAmong, pageOf, pageWithin } from '../../shared/loading/list-query.ts'
import type { ListPages } from '../../shared/loading/list-query.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { communityCard, eventCard } from './event-cards.ts'

/** A page of the events and communities: upcoming events first, then communities, then past events. */
export interface EventsData {
  readonly upcoming: readonly EventCardProps[]
  readonly communities: readonly ArticleCardProps[]
  readonly past: readonly EventCardProps[]
  readonly pages: ListPages
}

/** The number of entries on a page, and the most entries that the CMS gives at once. */
const pageSize = 10
const atOnce = 100

/** The reading order of events: upcoming ones with the nearest first, then communities, then past ones with the latest first. */
export const inReadingOrder = <Entry extends Pick<EventCard, 'tanggal'>>(
  events: readonly Entry[],
  today: string,
): readonly Entry[] => {
  const byDay = events.toSorted((left, right) => (left.tanggal ?? '').localeCompare(right.tanggal ?? ''))
  const isPast = ({ tanggal }: Entry) => tanggal !== null && tanggal < today
  return [
    ...byDay.filter((event) => event.tanggal !== null && !isPast(event)),
    ...events.filter(({ tanggal }) => tanggal === null),
    ...byDay.filter(isPast).toReversed(),
  ]
}

/**
 * A page of the events that are loaded, out of `total`; undefined if the page lies beyond them. The CMS has the farthest day first. If all
 * events are loaded, this function sorts them; otherwise the CMS's order stays on every page.
 */
export const eventsPage = (
  items: readonly EventCard[],
  total: number,
  asked: number,
  today: string,
): CmsPage<EventCard> | undefined => {
  const areAll = items.length >= total
  const found = pageAmong(areAll ? inReadingOrder(items, today) : items, asked, { pageSize, total })
  return areAll || found.pagination.page * pageSize <= items.length ? found : undefined
}

/** A page of the events. If it lies beyond what the CMS gives at once, that page is read at the same time. */
const loadPage = async (page: number, { cms, now }: LoaderContext): Promise<Result<CmsPage<EventCard>>> => {
  const askFor = () => pageWithin(page, (wanted) => listEvents(cms, { page: wanted, pageSize }))
  const prefetched = page * pageSize > atOnce ? askFor() : undefined
  const all = await listEvents(cms, { pageSize: atOnce })
  if (all.error) return all
  const {
    items,
    pagination: { total },
  } = all.data
  const found = eventsPage(items, total, page, jakartaDate(now))
  return found ? { data: found } : (prefetched ?? askFor())
}

/** Loads a page of the events and communities. Contract: document `Events`. */
export const loadEvents: PageLoader<EventsData> = async (context) => {
  const { locale, message, now, query } = context
  const today = jakartaDate(now)
  return fromResult(await loadPage(pageOf(query), context), (found) => {
    const pages = listPages(found, {})
    const cards = inReadingOrder(found.items, today).flatMap((event) => eventCard(event, today, locale))
    return {
      kind: 'page',
      data: {
        upcoming: cards.filter(({ past }) => !past),
        communities: found.items.flatMap((event) => communityCard(event, locale)),
        past: cards.filter(({ past }) => past),
        pages,
      },
      meta: {
        title: message('web.events.title'),
        description: message('web.events.intro'),
        indexed: isWholeList(pages),
      },
    }
  })
}
