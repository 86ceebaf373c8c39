import { atom } from 'jotai'
import { readHistory } from './history.ts'

/** The text in the search field. */
export const searchTextAtom = atom('')

/** The recent searches of this browser; a cookie stores them for seven days. */
export const searchHistoryAtom = atom<readonly string[]>([])

// Read only in the browser, since a shared document must not hold one visitor's words. Read after the page has started, since reading
// cookies makes a cheap phone wait.
searchHistoryAtom.onMount = (set) => {
  const reading = setTimeout(() => {
    const history = readHistory(document.cookie)
    if (history.length > 0) set(history)
  })
  return () => clearTimeout(reading)
}
