/** How many terms the history keeps; the oldest go first. */
export const historyLimit = 6

/** The cookie's name. */
export const historyCookieName = 'search_history'

const isTerms = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((term) => typeof term === 'string')

/** The history in a document's cookies; empty if the cookie is missing or malformed. */
export const readHistory = (cookies: string): readonly string[] => {
  const [, value] = new RegExp(`(?:^|;\\s*)${historyCookieName}=([^;]*)`).exec(cookies) ?? []
  try {
    const terms: unknown = JSON.parse(decodeURIComponent(value ?? ''))
    return isTerms(terms) ? terms.slice(0, historyLimit) : []
  } catch {
    return []
  }
}
