import { jakartaDate } from '@hospital/sdk'
import { formatDate } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import dayjs from 'dayjs'

/** The times that a result of the contract has. */
interface Timed {
  readonly waktu_sampel?: string | null
  readonly waktu_pemeriksaan?: string | null
  readonly tanggal?: string
  readonly waktu_hasil: string | null
}

/**
 * When a result belongs to: the moment or day of the examination, since a release or a correction may come much later; else that
 * of its release. Undefined if nothing is recorded.
 */
export const resultDay = ({ waktu_sampel, waktu_pemeriksaan, tanggal, waktu_hasil }: Timed): string | undefined =>
  waktu_sampel ?? waktu_pemeriksaan ?? tanggal ?? waktu_hasil ?? undefined

/** Days after which a critical value is no longer told as one of now. */
const freshDays = 3

/** The day of a result in words, where it is not one of the last days; undefined for those and where no day is recorded. */
export const pastDay = (at: string | undefined, now: Date, locale: Locale): string | undefined => {
  if (at === undefined) return undefined
  const day = at.includes('T') ? jakartaDate(new Date(at)) : at
  return dayjs(jakartaDate(now)).diff(day, 'day') > freshDays ? formatDate(day, locale) : undefined
}
