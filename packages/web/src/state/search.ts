import { atom } from 'jotai'
import { historyCookie, readHistory, withTerm } from '../search/history.ts'

/** What is typed into the search. */
export const searchTextAtom = atom('')

const historyAtom = atom<readonly string[]>([])

/** What was searched for in this browser; kept in a cookie for seven days. */
export const searchHistoryAtom = atom(
  (get) => get(historyAtom),
  (_get, set, term: string) => {
    // The cookie knows what the page may not have read yet, and what was searched for in another tab.
    const history = withTerm(readHistory(document.cookie), term)
    set(historyAtom, history)
    document.cookie = historyCookie(history)
  },
)

// Read in the browser only: a document that is shared must not hold one visitor's words. And read when the page is
// at work: asking for cookies makes a cheap phone wait.
historyAtom.onMount = (set) => {
  const reading = setTimeout(() => {
    const history = readHistory(document.cookie)
    if (history.length > 0) set(history)
  })
  return () => clearTimeout(reading)
}
