/** How many terms are offered again; the oldest go first. */
const limit = 6

/** Characters of a term that are remembered: a longer text is no term. */
const longestTerm = 60

/** The cookie's name. */
const cookieName = 'search_history'

/** Seconds: seven days. */
const lifetime = 7 * 24 * 60 * 60

/** A history with a term at its front. One that is there already, whatever its case, is not there twice. */
export const withTerm = (history: readonly string[], term: string): readonly string[] => {
  const words = term.replace(/\s+/g, ' ').trim()
  if (words === '' || words.length > longestTerm) return history
  const others = history.filter((known) => known.toLowerCase() !== words.toLowerCase())
  return [words, ...others].slice(0, limit)
}

const isTerms = (value: unknown): value is string[] => Array.isArray(value) && value.every((term) => typeof term === 'string')

/** The history in a document's cookies; empty where there is none or somebody else wrote it. */
export const readHistory = (cookies: string): readonly string[] => {
  const [, value] = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(cookies) ?? []
  try {
    const terms: unknown = JSON.parse(decodeURIComponent(value ?? ''))
    return isTerms(terms) ? terms.slice(0, limit) : []
  } catch {
    return []
  }
}

/** The cookie that remembers a history. */
export const historyCookie = (history: readonly string[]): string =>
  `${cookieName}=${encodeURIComponent(JSON.stringify(history))}; Max-Age=${lifetime}; Path=/; SameSite=Strict`
