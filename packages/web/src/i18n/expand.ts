import type { LiteralElement, MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages as react-intl takes them: syntax trees, so that no parser is needed. */
export type Messages = Record<string, MessageFormatElement[]>

/** Messages as they are sent: those without placeholders are words, since that is smaller. */
export type SentMessages = Readonly<Record<string, unknown>>

/** Of a syntax tree's nodes, plain words. */
const literal = 0

/** Makes every message a syntax tree; react-intl would take mere words for a message that has yet to be parsed. */
export const expand = (messages: SentMessages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: literal, value: message }] : message,
    ]),
  ) as Messages

/** A message that is mere words, without placeholders; undefined for any other, and for none. */
export const wordsOf = (message: MessageFormatElement[] | undefined): string | undefined => {
  const [only, ...more] = message ?? []
  return only && more.length === 0 && isLiteral(only) ? only.value : undefined
}

const isLiteral = (element: MessageFormatElement): element is LiteralElement => (element.type as number) === literal
