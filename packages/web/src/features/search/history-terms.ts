import { historyCookieName, historyLimit } from './history.ts'

// How terms enter the history. This code loads with the results of a search, while every page loads the code that reads the history.

/** The most characters of a term: a longer text is not stored. */
const longestTerm = 60

/** Seconds: seven days. */
const lifetime = 7 * 24 * 60 * 60

/** A history with a term at its front. An equal term, in upper or lower case, is not kept twice. */
export const withTerm = (history: readonly string[], term: string): readonly string[] => {
  const words = term.replace(/\s+/g, ' ').trim()
  if (words === '' || words.length > longestTerm) return history
  const others = history.filter((known) => known.toLowerCase() !== words.toLowerCase())
  return [words, ...others].slice(0, historyLimit)
}

/** The least number of letters of a typed text that becomes a term without Enter and without a followed hit. */
const shortestTyped = 3

/**
 * A history with a typed text, once the visitor stops typing for a moment. A term that continues the last one replaces it. A term that is
 * the beginning of a longer one is not added yet.
 */
export const withTypedTerm = (history: readonly string[], term: string): readonly string[] => {
  if (term.length < shortestTyped) return history
  const [last = '', ...others] = history.map((known) => known.toLowerCase())
  const typed = term.toLowerCase()
  if (last.startsWith(typed) || others.includes(typed)) return history
  return withTerm(last !== '' && typed.startsWith(last) ? history.slice(1) : history, term)
}

/** The cookie that holds a history. `secure`: the site uses https. */
export const historyCookie = (history: readonly string[], secure: boolean): string =>
  `${historyCookieName}=${encodeURIComponent(JSON.stringify(history))}; Max-Age=${lifetime}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`
