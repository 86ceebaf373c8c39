import type { CompanyComponents } from '@hospital/sdk/company'
import type { Locale, Localizable } from '@hospital/ui'

type ReferenceRange = CompanyComponents['schemas']['ReferenceRange']

/** A number as reported, with every decimal of the report: in Indonesian with a decimal comma. */
export const numberText = (text: string, locale: Locale): string => (locale === 'id' ? text.replace('.', ',') : text)

/**
 * A reference range with its unit, from its limits, which are inclusive. A range in words stays as reported, in Indonesian; undefined
 * without a range.
 */
export const rangeText = (
  range: ReferenceRange | null,
  unit: string | null,
  locale: Locale,
): Localizable | undefined => {
  if (!range) return undefined
  const { bawah: from, atas: to } = range
  if (from === null && to === null) return { text: range.teks, lang: 'id' }
  const number = (value: number) => numberText(String(value), locale)
  const limits =
    from === null ? `≤ ${number(to ?? 0)}` : to === null ? `≥ ${number(from)}` : `${number(from)} – ${number(to)}`
  return unit === null ? limits : `${limits} ${unit}`
}
