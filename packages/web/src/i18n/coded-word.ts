import type { MessageId } from './use-message.ts'

/** Makes the lookup of words for the codes of an enumeration of the contract. A code that the contract got later has the word `other`. */
export const codedWord =
  <Code extends string>(words: Readonly<Record<Code, MessageId>>, other: MessageId) =>
  (code: string): MessageId => {
    const isKnown = (given: string): given is Code => Object.hasOwn(words, given)
    return isKnown(code) ? words[code] : other
  }
