import type { Messages } from '../app/app.tsx'

/** Of a syntax tree's nodes, plain words. */
const literal = 0

/**
 * Makes every message a syntax tree. Those without placeholders are sent as the words that they are, since that is
 * smaller; react-intl takes words for a message that has yet to be parsed, and there is no parser.
 */
export const expand = (messages: Readonly<Record<string, unknown>>): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, typeof message === 'string' ? [{ type: literal, value: message }] : message]),
  ) as Messages
