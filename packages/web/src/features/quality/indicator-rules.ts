import type { Localizable, Locale } from '@hospital/ui'

/** A measured indicator, as the CMS stores it in a free-form field. */
interface Measured {
  readonly name: string
  readonly unit: string
  readonly target: number | undefined
  readonly value: number | undefined
  /** The better direction, from the CMS; undefined if the CMS does not say. */
  readonly lowerIsBetter: boolean | undefined
}

/** The CMS's words for the direction, by whether lower is better. */
const directions: ReadonlyMap<unknown, boolean> = new Map([
  ['naik', false],
  ['turun', true],
])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

/**
 * The indicators in the CMS's free-form field; entries without a name are left out. The better direction is never guessed: names such as
 * "Jumlah infeksi" mislead.
 */
export const readIndicators = (data: unknown, locale: Locale): readonly Measured[] =>
  (Array.isArray(data) ? data : []).flatMap((entry: unknown): Measured[] => {
    if (!isRecord(entry)) return []
    const name = (locale === 'en' && words(entry['indikator_en'])) || words(entry['indikator'])
    const unit = words(entry['satuan'])
    if (name === '') return []
    return [
      {
        name,
        unit,
        target: finite(entry['standar']),
        value: finite(entry['capaian']),
        lowerIsBetter: directions.get(entry['arah']),
      },
    ]
  })

/** Whether a target was met. */
export const isReached = (value: number, target: number, lowerIsBetter: boolean): boolean =>
  lowerIsBetter ? value <= target : value >= target

const number = (value: number, locale: Locale) =>
  new Intl.NumberFormat(locale === 'id' ? 'id-ID' : 'en-GB', { maximumFractionDigits: 2 }).format(value)

/**
 * The period of a report in the page's language. Quarters have words of the site; other periods stay as editors write them, in Indonesian.
 */
export const periodIn = (period: string, locale: Locale): Localizable => {
  if (locale === 'id') return period
  const [, quarter, year] = /^Triwulan (I{1,3}|IV) (\d{4})$/i.exec(period.trim()) ?? []
  return quarter && year ? `quarter ${quarter.toUpperCase()} of ${year}` : { text: period, lang: 'id' }
}

/** English units of time: the CMS has them only in Indonesian. */
const englishUnits: Readonly<Record<string, readonly [one: string, more: string]>> = {
  detik: ['second', 'seconds'],
  menit: ['minute', 'minutes'],
  jam: ['hour', 'hours'],
  hari: ['day', 'days'],
}

/** A unit in the page's language, in the form that follows a value; an unknown unit is returned unchanged. */
export const unitIn = (unit: string, value: number, locale: Locale): string => {
  const [one, more] = (locale === 'en' && englishUnits[unit.toLowerCase()]) || []
  return (value === 1 ? one : more) ?? unit
}

/** A number with its unit, such as `3,6 hari` or `88,4%`. */
export const inUnits = (value: number, unit: string, locale: Locale): string =>
  `${number(value, locale)}${unit === '%' ? '' : ' '}${unitIn(unit, value, locale)}`.trim()

/** A target in signs, such as `≥ 85%`. */
export const targetInSigns = (target: number, unit: string, lowerIsBetter: boolean, locale: Locale): string =>
  `${lowerIsBetter ? '≤' : '≥'} ${inUnits(target, unit, locale)}`
