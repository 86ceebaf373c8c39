import type { CalendarDate } from './jakarta.ts'

/** Doctors are listed only with the status `aktif`. */
export const isActiveDoctor = ({ status }: { readonly status: string | null }): boolean => status === 'aktif'

/**
 * A package shows only while its `tgl_berakhir` is after today (in Jakarta): on its last day it is no longer shown.
 * One without a date is not shown either, like in the content API's own filter.
 */
export const isPackageOffered = (
  { tgl_berakhir }: { readonly tgl_berakhir: CalendarDate | null },
  today: CalendarDate,
): boolean => tgl_berakhir !== null && tgl_berakhir > today

/** A popup shows only while `expired` is after the given instant. One without a date, or a broken one, does not show. */
export const isPopupCurrent = ({ expired }: { readonly expired: string | null }, now: Date): boolean =>
  expired !== null && Date.parse(expired) > now.getTime()
