import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type indonesian from './messages/id.json'

/** A message of the site. The English catalogue is checked against this one in src/i18n/messages.test.ts. */
export type MessageId = keyof typeof indonesian

type Values = Readonly<Record<string, string | number>>

/** Returns a message in a language. */
export type Message = (id: MessageId, values?: Values) => string

/** Reads messages in the page's language. */
export const useMessage = (): Message => {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}
