import type { Locale } from '@hospital/ui'
import kitEnglish from '@hospital/ui/messages/en.json' with { type: 'json' }
import kitIndonesian from '@hospital/ui/messages/id.json' with { type: 'json' }
import type { IntlShape } from 'react-intl'
import { expand } from '../../i18n/expand.ts'
import type { SentMessages } from '../../i18n/expand.ts'
import english from '../../i18n/messages/en.json' with { type: 'json' }
import indonesian from '../../i18n/messages/id.json' with { type: 'json' }
import type { Message } from '../../i18n/use-message.ts'
import { pageIntl } from '../../navigation/fetch-page.ts'
import { cacheByAnswer } from '../../shared/loading/cache-by-answer.ts'

/** Every message of a language, in the form of each use. */
interface Catalogue {
  /** In the form for browsers. */
  readonly sent: SentMessages
  readonly intl: IntlShape
}

const catalogueOf = (locale: Locale, sent: SentMessages): Catalogue => ({
  sent,
  intl: pageIntl(locale, expand(sent)),
})

/** The catalogues of the site, made once. Vite compiles the messages in the build, see vite.config.ts. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = {
  id: catalogueOf('id', { ...kitIndonesian, ...indonesian }),
  en: catalogueOf('en', { ...kitEnglish, ...english }),
}

/** Reads messages of a language. */
export const messageOf =
  (locale: Locale): Message =>
  (id, values) =>
    catalogues[locale].intl.formatMessage({ id }, values)

const chosen = cacheByAnswer((ids: readonly string[], locale: Locale): SentMessages => {
  const { sent } = catalogues[locale]
  return Object.fromEntries(ids.map((id) => [id, sent[id]]))
})

/** The messages of a language that a page needs: the same object for the same list, and all messages if the page is not known. */
export const messagesFor = (locale: Locale, ids: readonly string[] | undefined): SentMessages =>
  ids ? chosen(ids, locale) : catalogues[locale].sent
