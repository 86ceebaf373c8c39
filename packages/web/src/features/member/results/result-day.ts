import { jakartaDate } from '@hospital/sdk'
import { formatDate } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import dayjs from 'dayjs'

/** The times of a result, as the contract has them. */
export interface Timed {
  readonly waktu_sampel?: string | null
  readonly waktu_pemeriksaan?: string | null
  readonly tanggal?: string
  readonly waktu_hasil: string | null
}

/** When the patient was examined: an instant or a day. */
export const examinedAt = ({ waktu_sampel, waktu_pemeriksaan, tanggal }: Timed): string | null =>
  waktu_sampel ?? waktu_pemeriksaan ?? tanggal ?? null

/**
 * The instant or day of a result: of the examination, since a release or a correction may come much later. Without that, of the release.
 * Undefined if nothing is recorded.
 */
export const resultDay = (result: Timed): string | undefined => examinedAt(result) ?? result.waktu_hasil ?? undefined

/** Days after which a critical value is no longer called current. */
const freshDays = 3

const dayAt = (at: string): string => (at.includes('T') ? jakartaDate(new Date(at)) : at)

/** Whether an instant or a day is one of the last days. */
export const isFresh = (at: string, now: Date): boolean => dayjs(jakartaDate(now)).diff(dayAt(at), 'day') <= freshDays

/** The day of a result in words; undefined if none is recorded. */
export const dayInWords = (at: string | undefined, locale: Locale): string | undefined =>
  at === undefined ? undefined : formatDate(dayAt(at), locale)

/** The day of an older result in words; undefined for a result of the last days. */
export const pastDay = (at: string | undefined, now: Date, locale: Locale): string | undefined =>
  at === undefined || isFresh(at, now) ? undefined : dayInWords(at, locale)
