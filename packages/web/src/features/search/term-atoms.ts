import { atom } from 'jotai'
import { isSecure } from '../../session/is-secure.ts'
import { historyCookie, withTerm, withTypedTerm } from './history-terms.ts'
import { readHistory } from './history.ts'
import { searchHistoryAtom } from './search-atoms.ts'

type WithTerm = (history: readonly string[], term: string) => readonly string[]

const addingAtom = (add: WithTerm) =>
  atom(null, (_get, set, term: string) => {
    // The cookie may have terms that this page has not read yet, and terms of another tab.
    const before = readHistory(document.cookie)
    const history = add(before, term)
    set(searchHistoryAtom, history)
    if (history !== before) document.cookie = historyCookie(history, isSecure())
  })

/** Adds a sent search to the history. */
export const searchedTermAtom = addingAtom(withTerm)

/** Adds a typed text to the history, without Enter. */
export const typedTermAtom = addingAtom(withTypedTerm)
