import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { searchTerm } from './list-texts.ts'

const stateName = 'companySearch'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The search term that a user gave for a history entry; undefined for an entry that is new, or another user's. */
const termOf = (state: unknown, user: number): string | undefined => {
  const stamp = isObject(state) ? state[stateName] : undefined
  return isObject(stamp) && stamp['user'] === user ? searchTerm(stamp['term']) : undefined
}

const stamped = (state: unknown, user: number, term: string) => ({
  ...(isObject(state) && state),
  [stateName]: { user, term },
})

/** The search term of a list, and how to change it. */
export interface SearchTerm {
  /** Empty for no search. */
  readonly term: string
  /** Goes to an address of the list, with the search `term`. */
  readonly search: (address: string, term: string) => void
}

/**
 * The search term of a list of people. A name must never be in an address, since logs, bookmarks and the browser's list of addresses would
 * keep it. The state of the history entry has the term instead, so that back, forward and a reload keep it. A new entry of the same list,
 * such as its next page, takes the term over. `page` is the page's data: a new object arrives with each address.
 */
export const useSearchTerm = (user: number, page: object): SearchTerm => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const state = useHistoryState<unknown>()
  const location = `${path}?${query}`
  const [shown, setShown] = useState(() => ({ page, location, state, term: termOf(state, user) ?? '' }))
  // The address has changed, but its page has not arrived yet.
  const isWaiting = shown.page === page && shown.location !== location
  if (!isWaiting && (shown.page !== page || shown.state !== state))
    setShown({ page, location, state, term: termOf(state, user) ?? shown.term })
  const { term } = shown
  useEffect(() => {
    if (!isWaiting && termOf(state, user) === undefined) window.history.replaceState(stamped(state, user, term), '')
  }, [isWaiting, state, user, term])
  return { term, search: (address, next) => navigate(address, { state: stamped({}, user, next) }) }
}
