import synonyms from './synonyms.json' with { type: 'json' }

interface Phrase {
  /** Between blanks, as it is looked for. */
  readonly padded: string
  readonly group: readonly string[]
}

/** The phrases by their first word: a text is looked through once, whatever their number. */
const byFirstWord = new Map<string, Phrase[]>()
for (const group of synonyms.sameMeaning) {
  for (const phrase of group) {
    const [first = ''] = phrase.split(' ')
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { padded: ` ${phrase} `, group }])
  }
}

/** What else is said for the phrases of a text, which is as `comparableText` gives it. */
export const alsoSaid = (text: string): string => {
  const padded = ` ${text} `
  const groups = new Set<readonly string[]>()
  for (const word of text.split(' '))
    for (const phrase of byFirstWord.get(word) ?? []) if (padded.includes(phrase.padded)) groups.add(phrase.group)
  return [...groups].flat().join(' ')
}
