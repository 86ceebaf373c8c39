import { createIntl } from 'react-intl'
import en from '../i18n/messages/en.json' with { type: 'json' }
import id from '../i18n/messages/id.json' with { type: 'json' }

const messages = { id, en } as const

/** The site's words in a language, for pure functions that get them as an argument. */
export const wordsIn = <Locale extends keyof typeof messages>(locale: Locale) => {
  const intl = createIntl({ locale, messages: messages[locale] })
  return {
    locale,
    message: (name: string, values?: Readonly<Record<string, string | number>>) =>
      intl.formatMessage({ id: name }, values),
  } as const
}
