import { useIntl } from 'react-intl'

/** The languages of the product. Indonesian is the default and the fallback. */
export const locales = ['id', 'en'] as const

/** One of the languages of the product. */
export type Locale = (typeof locales)[number]

/** How each language writes dates and numbers. British English writes day, month, year, as the product does in both languages. */
export const regions = { id: 'id-ID', en: 'en-GB' } as const

/** Whether a value is a language of the product. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The language of the surrounding IntlProvider; Indonesian if the product does not have that language. */
export const useLocale = (): Locale => {
  const { locale } = useIntl()
  return isLocale(locale) ? locale : 'id'
}
