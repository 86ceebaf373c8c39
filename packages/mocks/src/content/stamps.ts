import { jakartaDay, jakartaMoment } from './calendar.ts'
import { hashNumber } from './hash.ts'

/** The creation and update times of every row. */
export interface Stamps {
  readonly createdAt: string
  readonly updatedAt: string
}

/** Stamps of an entry that can be a draft: `publishedAt` is null for a draft. */
export interface PublicationStamps extends Stamps {
  readonly publishedAt: string | null
}

/** A time in office hours in Jakarta, derived from a key, so that not all entries have the same minute. */
const officeHour = (key: string): string => {
  const minute = hashNumber(key) % (9 * 60)
  return `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** Stamps of an entry that was made `daysAgo` days before today and published at once. */
export const published = (now: Date, key: string, daysAgo: number): PublicationStamps => {
  const createdAt = jakartaMoment(jakartaDay(now, -daysAgo), officeHour(key))
  const updatedAt = jakartaMoment(jakartaDay(now, -Math.floor(daysAgo / 2) - 1), officeHour(`${key}*`))
  return { createdAt, updatedAt: updatedAt > createdAt ? updatedAt : createdAt, publishedAt: createdAt }
}

/** Stamps of an entry that is not published yet. */
export const draft = (now: Date, key: string, daysAgo: number): PublicationStamps => ({
  ...published(now, key, daysAgo),
  publishedAt: null,
})

/** Stamps of an entry of a type without drafts. */
export const stamped = (now: Date, key: string, daysAgo: number): Stamps => {
  const { createdAt, updatedAt } = published(now, key, daysAgo)
  return { createdAt, updatedAt }
}
