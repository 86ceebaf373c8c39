import { useEffect, useState } from 'react'

/** Entries that arrive in several answers. */
interface Arriving<Entry> {
  /** The entries that have arrived so far. */
  readonly entries: readonly Entry[]
  /** Whether an answer is still missing. */
  readonly waiting: boolean
  readonly keyOf: (entry: Entry) => string
  /** Whether the visitor's filters include the entry. */
  readonly isWanted: (entry: Entry) => boolean
  /** Whether the visitor pressed a button to get the entry: then it is shown in its place and does not wait. */
  readonly isAskedFor: (entry: Entry) => boolean
  /** How long the first answers wait for the others, in milliseconds. */
  readonly limit: number
  /** Whether the page shows something else instead of the entries. */
  readonly isHidden: boolean
}

/** The entries to show. */
export interface Settled<Entry> {
  /** Whether anything is shown yet. */
  readonly isSettled: boolean
  readonly shown: readonly Entry[]
  /** The entries that came after the others were shown. They wait for `showAll`. */
  readonly late: readonly Entry[]
  readonly showAll: () => void
}

/**
 * Whether the visitor would see no entry although a wanted one has come. Then nothing is being read, so a late entry pushes nothing aside.
 */
export const isNothingShown = <Entry>(
  entries: readonly Entry[],
  isShown: (entry: Entry) => boolean,
  isWanted: (entry: Entry) => boolean,
): boolean => {
  const wanted = entries.filter(isWanted)
  return wanted.length > 0 && !wanted.some(isShown)
}

/**
 * Shows entries of several answers together: when all have come, or after `limit` milliseconds those that have come by then. Later entries
 * are behind a button, so that they do not push aside what is being read. Entries that come while the list is hidden are shown with the
 * rest.
 */
export const useSettled = <Entry>(arriving: Arriving<Entry>): Settled<Entry> => {
  const { entries, waiting, keyOf, isWanted, isAskedFor, limit, isHidden } = arriving
  // The keys of the shown entries while some are late; undefined if all are shown.
  const [keys, setKeys] = useState<ReadonlySet<string>>()
  // An entry that a press asks for again, after everything was shown, is not late.
  const [phase, setPhase] = useState<'first' | 'over' | 'shown'>(waiting ? 'first' : 'shown')
  useEffect(() => {
    if (phase !== 'first' || isHidden) return undefined
    const timer = setTimeout(() => setPhase('over'), waiting ? limit : 0)
    return () => clearTimeout(timer)
  }, [phase, waiting, limit, isHidden])
  const isSettled = phase !== 'first' || !waiting
  const known = new Set(entries.map(keyOf))
  if (phase === 'over') {
    setPhase('shown')
    if (waiting) setKeys(known)
  }
  const showAll = () => setKeys(waiting ? known : undefined)
  if (keys !== undefined && isNothingShown(entries, (entry) => keys.has(keyOf(entry)), isWanted)) showAll()
  const [wasHidden, setWasHidden] = useState(isHidden)
  if (wasHidden !== isHidden) {
    setWasHidden(isHidden)
    if (!isHidden && keys !== undefined) showAll()
    if (!isHidden && phase === 'first' && entries.length > 0) setPhase('over')
  }
  const isShown = (entry: Entry) => keys === undefined || keys.has(keyOf(entry)) || isAskedFor(entry)
  return {
    isSettled,
    shown: isSettled ? entries.filter(isShown) : [],
    late: isSettled ? entries.filter((entry) => !isShown(entry)) : [],
    showAll,
  }
}
