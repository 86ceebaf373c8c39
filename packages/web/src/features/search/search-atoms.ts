import { atom } from 'jotai'
import { readHistory } from './history.ts'

/** What is typed into the search. */
export const searchTextAtom = atom('')

/** What was searched for in this browser; stored in a cookie for seven days. */
export const searchHistoryAtom = atom<readonly string[]>([])

// Read in the browser only: a document that is shared must not hold one visitor's words. And read when the page is
// at work: asking for cookies makes a cheap phone wait.
searchHistoryAtom.onMount = (set) => {
  const reading = setTimeout(() => {
    const history = readHistory(document.cookie)
    if (history.length > 0) set(history)
  })
  return () => clearTimeout(reading)
}
