import { atom } from 'jotai'
import { historyCookie, readHistory, withTerm, withTypedTerm } from '../search/history.ts'

/** What is typed into the search. */
export const searchTextAtom = atom('')

const historyAtom = atom<readonly string[]>([])

/** Changes the history in the cookie, which knows what the page may not have read yet, and what was searched for in another tab. */
const store = (change: (history: readonly string[]) => readonly string[]): readonly string[] => {
  const history = change(readHistory(document.cookie))
  document.cookie = historyCookie(history)
  return history
}

/** What was searched for in this browser; kept in a cookie for seven days. */
export const searchHistoryAtom = atom(
  (get) => get(historyAtom),
  (_get, set, term: string) => {
    set(historyAtom, store((history) => withTerm(history, term)))
  },
)

/** Adds what is typed to the history, without Enter. */
export const typedSearchAtom = atom(null, (_get, set, term: string) => {
  set(historyAtom, store((history) => withTypedTerm(history, term)))
})

// Read in the browser only: a document that is shared must not hold one visitor's words. And read when the page is
// at work: asking for cookies makes a cheap phone wait.
historyAtom.onMount = (set) => {
  const reading = setTimeout(() => {
    const history = readHistory(document.cookie)
    if (history.length > 0) set(history)
  })
  return () => clearTimeout(reading)
}
