import type { LiteralElement, MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Messages in react-intl's form: syntax trees, so that no parser is needed. */
export type Messages = Record<string, MessageFormatElement[]>

/** Messages in the form for browsers. A message without placeholders is plain text, which is smaller. */
export type SentMessages = Readonly<Record<string, unknown>>

/** The type of a syntax tree's node that is plain text. */
const literal = 0

/** Turns every message into a syntax tree: react-intl would try to parse plain text. */
export const expand = (messages: SentMessages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? [{ type: literal, value: message }] : message,
    ]),
  ) as Messages

/** The text of a message without placeholders; undefined for any other message, and for none. */
export const wordsOf = (message: MessageFormatElement[] | undefined): string | undefined => {
  const [only, ...more] = message ?? []
  return only && more.length === 0 && isLiteral(only) ? only.value : undefined
}

const isLiteral = (element: MessageFormatElement): element is LiteralElement => (element.type as number) === literal
