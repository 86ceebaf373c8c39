import { atom } from 'jotai'
import { historyCookie, withTerm, withTypedTerm } from './history-terms.ts'
import { readHistory } from './history.ts'
import { searchHistoryAtom } from './search-atoms.ts'

type WithTerm = (history: readonly string[], term: string) => readonly string[]

const addingAtom = (add: WithTerm) =>
  atom(null, (_get, set, term: string) => {
    // The cookie knows what the page may not have read yet, and what was searched for in another tab.
    const before = readHistory(document.cookie)
    const history = add(before, term)
    set(searchHistoryAtom, history)
    if (history !== before) document.cookie = historyCookie(history, window.location.protocol === 'https:')
  })

/** Adds what was searched for to the history. */
export const searchedTermAtom = addingAtom(withTerm)

/** Adds what is typed to the history, without Enter. */
export const typedTermAtom = addingAtom(withTypedTerm)
