/** The part of a word's letters that may differ in a suggested word. */
const mostSlips = 0.45

/** The shortest word that gets a suggestion. */
const shortest = 4

/** The number of letters to change, add or remove to turn one word into the other. Stops counting above `most`. */
const distance = (one: string, other: string, most: number): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let place = 0; place < one.length; place += 1) {
    const next = [place + 1]
    for (let at = 0; at < other.length; at += 1) {
      const change = (row[at] ?? 0) + (one[place] === other[at] ? 0 : 1)
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return Infinity
    row = next
  }
  return row[other.length] ?? Infinity
}

/** The word with the most similar spelling and the same first letter; undefined if none is similar enough. */
export const likestWord = (word: string, vocabulary: ReadonlySet<string>): string | undefined => {
  if (word.length < shortest) return undefined
  let least = Math.floor(word.length * mostSlips)
  let likest: string | undefined
  for (const other of vocabulary) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > least) continue
    const slips = distance(word, other, least)
    if (slips > least || (slips === least && likest !== undefined)) continue
    least = slips
    likest = other
  }
  return likest
}
