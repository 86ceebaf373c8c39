import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type id from './id.json'

/** The id of a text that the package owns. The Indonesian catalogue is the list. */
export type UiMessageId = keyof typeof id

type Values = Record<string, string | number>

/**
 * Gives `message(id, values)`, the text in the language of the surrounding IntlProvider. The
 * catalogue itself is not imported here, so that the application decides what to bundle; a text
 * missing there is reported by react-intl and shown as its id.
 */
export function useMessage(): (id: UiMessageId, values?: Values) => string {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}
