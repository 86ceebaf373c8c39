import type { Locale } from '@hospital/ui'

/** A time of the clock as people write it: `09.30` in Indonesian, `09:30` in English. */
export const timeWords = (time: string, locale: Locale): string => (locale === 'id' ? time.replace(':', '.') : time)
