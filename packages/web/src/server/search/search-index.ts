import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@hospital/ui'
import MiniSearch from 'minisearch'
import { comparableText } from '../../shared/loading/comparable-text.ts'
import type { EntryMaker, SearchEntry } from './entry.ts'
import { likestWord } from './likest-word.ts'
import { alsoSaid, wordsOfEntry, wordsOfQuery } from './words.ts'

/** An entry with its score. */
export interface Ranked {
  readonly entry: SearchEntry
  readonly score: number
}

/** Everything that can be found in one language. */
export interface SearchIndex {
  /** The entries that fit the words, the best first. */
  readonly find: (words: string) => readonly Ranked[]
  /** The entries with the most similar spelling, if none fits. */
  readonly nearest: (words: string) => readonly Ranked[]
  /** The number of entries. */
  readonly size: number
}

/** The most entries: each takes about 3 KB of an index. */
const mostEntries = 12_000

/** Milliseconds of a piece of building. */
const pieceTime = 8

const fields = ['name', 'about', 'place', 'said'] as const

/** How much a word counts in each field of an entry. */
const boost: Readonly<Record<(typeof fields)[number], number>> = { name: 4, about: 3, place: 3, said: 2.5 }

/** The score of an entry for a word of its whole kind; a perfect fit scores 1. */
const fitOfKind = 0.4

/** The shortest text that counts as the beginning of a longer word. */
const shortestBeginning = 3

/** The most look-ups of misspelt words for one query: each takes a millisecond or two. */
const mostSlips = 3

/**
 * How many letters of a word may differ, and how certain the meaning then is. None in short words, where another letter makes another word.
 */
const slipsOf = (word: string): readonly { readonly fuzzy: number; readonly certainty: number }[] => {
  if (word.length < 4 || /\d/.test(word)) return []
  const one = { fuzzy: 1, certainty: 0.8 }
  return word.length < 6 ? [one] : [one, { fuzzy: 2, certainty: 0.4 }]
}

type Engine = MiniSearch<{ readonly id: number } & Record<(typeof fields)[number], string>>

/** The entries for one word of a query, by id with their score, and the certainty that the patient meant this word. */
interface Need {
  readonly word: string
  readonly scores: ReadonlyMap<number, number>
  readonly best: number
  readonly certainty: number
}

/**
 * The entries for each word. The last word may be the beginning of a longer one, and so may a word that no entry has. If it is no beginning
 * either, the search uses the words with the most similar spelling.
 */
const needsOf = (engine: Engine, words: readonly string[]): readonly Need[] => {
  let slips = 0
  return words.map((word, place) => {
    const beginning = { prefix: word.length >= shortestBeginning, certainty: 1 }
    const exact = { prefix: false, certainty: 1 }
    const ways = [...(place === words.length - 1 ? [] : [exact]), beginning, ...slipsOf(word)]
    for (const { certainty, ...way } of ways) {
      if ('fuzzy' in way && (slips += 1) > mostSlips) break
      const found = engine.search(word, { ...way, weights: { prefix: 0.5, fuzzy: 0.5 } })
      const [best] = found
      if (best) {
        const scores = new Map(found.map(({ id, score }) => [id as number, score]))
        return { word, scores, best: best.score, certainty }
      }
    }
    return { word, scores: new Map(), best: 1, certainty: 1 }
  })
}

/** The entries of each kind, by the words for the kind. */
type Kinds = ReadonlyMap<string, { readonly words: ReadonlySet<string>; readonly ids: readonly number[] }>

interface Indexed {
  readonly engine: Engine
  readonly entries: readonly SearchEntry[]
  readonly kinds: Kinds
}

/**
 * Ranks entries by how many of the words they have, rare words before common ones, and only then by the score of each word: a query with
 * two needs, such as a specialty and a town, finds entries with both. A word without any entry is skipped.
 */
const rank = ({ engine, entries, kinds }: Indexed, words: readonly string[]): Ranked[] => {
  const needs = needsOf(engine, words).flatMap((need) => {
    const called = [...kinds.values()].filter((kind) => kind.words.has(need.word))
    const count = called.reduce((sum, { ids }) => sum + ids.length, need.scores.size)
    return count === 0 ? [] : [{ ...need, called, worth: need.certainty * Math.log(1 + entries.length / count) }]
  })
  const whole = needs.reduce((sum, { worth }) => sum + worth, 0)
  const ids = new Set(needs.flatMap(({ scores }) => [...scores.keys()]))
  // Returns whole kinds only if the query has no other words: some kinds have thousands of entries.
  if (needs.every(({ called }) => called.length > 0))
    for (const { called } of needs) for (const kind of called) for (const id of kind.ids) ids.add(id)
  return [...ids]
    .flatMap((id) => {
      const entry = entries[id]
      if (!entry) return []
      let fit = 0
      let covered = 0
      for (const { word, scores, best, worth } of needs) {
        const score = scores.get(id)
        if (score === undefined && !kinds.get(entry.kindWords)?.words.has(word)) continue
        fit += worth * (score === undefined ? fitOfKind : fitOfKind + ((1 - fitOfKind) * score) / best)
        covered += worth
      }
      return [{ entry, score: (fit / whole) * (covered / whole) ** 2 * entry.weight }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** The entries of an index, the engine that finds them, and the words that a misspelt word can mean. */
const createEntries = (locale: Locale) => {
  const engine: Engine = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => wordsOfEntry(text, locale),
    processTerm: (term) => term,
    searchOptions: { boost },
  })
  const entries: SearchEntry[] = []
  const kinds = new Map<string, { readonly words: ReadonlySet<string>; readonly ids: number[] }>()
  const vocabulary = new Set<string>()
  const add = (entry: SearchEntry) => {
    if (entries.length === mostEntries) return
    const { name, about, place, said, kindWords } = entry
    const own = [name, about].join(' ')
    const id = entries.length
    engine.add({ id, name, about, place, said: `${said} ${alsoSaid(comparableText(own))}` })
    for (const word of wordsOfEntry(own, locale)) vocabulary.add(word)
    const kind = kinds.get(kindWords) ?? { words: new Set(wordsOfEntry(kindWords, locale)), ids: [] }
    kind.ids.push(id)
    kinds.set(kindWords, kind)
    entries.push(entry)
  }
  return { indexed: { engine, entries, kinds }, vocabulary, add }
}

/**
 * Builds the index in pieces, so that the site answers requests meanwhile. An entry that cannot be made is left out and reported to
 * `onOdd`. Takes at most `mostEntries`.
 */
export const buildSearchIndex = async (
  makers: readonly EntryMaker[],
  locale: Locale,
  onOdd: () => void = () => undefined,
): Promise<SearchIndex> => {
  const { indexed, vocabulary, add } = createEntries(locale)
  let began = performance.now()
  for (const make of makers) {
    if (performance.now() - began > pieceTime) {
      await setImmediate()
      began = performance.now()
    }
    try {
      make().forEach(add)
    } catch {
      onOdd()
    }
  }
  return {
    find: (words) => rank(indexed, wordsOfQuery(words, locale)),
    nearest: (words) => {
      const [first, second] = wordsOfQuery(words, locale).map((word) => likestWord(word, vocabulary))
      return rank(
        indexed,
        [first, second].filter((word) => word !== undefined),
      )
    },
    size: indexed.entries.length,
  }
}
