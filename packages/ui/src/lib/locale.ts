import { useIntl } from 'react-intl'

/** The languages of the product. Indonesian is the default and the fallback. */
export const locales = ['id', 'en'] as const

/** One of the languages of the product. */
export type Locale = (typeof locales)[number]

/** Whether a value names a language of the product. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language of the surrounding IntlProvider; Indonesian when that is none of ours. */
export function useLocale(): Locale {
  const { locale } = useIntl()
  return isLocale(locale) ? locale : 'id'
}
