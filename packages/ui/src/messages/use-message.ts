import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type id from './id.json'

/** The id of a message of the package, from the Indonesian messages. */
export type UiMessageId = keyof typeof id

type Values = Record<string, string | number>

/**
 * Returns `message(id, values)`, the text in the language of the surrounding IntlProvider. The
 * messages are not imported here, so that the application decides what to bundle; a message
 * missing there is reported by react-intl and shown as its id.
 */
export const useMessage = (): ((id: UiMessageId, values?: Values) => string) => {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}
