import { useEffect, useState } from 'react'

/** Entries that come in several answers. */
interface Arriving<Entry> {
  /** What has come so far. */
  readonly entries: readonly Entry[]
  /** Whether an answer is still to come. */
  readonly waiting: boolean
  readonly keyOf: (entry: Entry) => string
  /** Whether a visitor chose to see the entry, by the filters of the list. */
  readonly isWanted: (entry: Entry) => boolean
  /** Whether the entry came after a press asked for it: it is shown in its place and does not wait. */
  readonly isAskedFor: (entry: Entry) => boolean
  /** Milliseconds for which the first answers wait for the others. */
  readonly limit: number
  /** Whether something else is shown in their place. */
  readonly isHidden: boolean
}

/** What of them is shown. */
export interface Settled<Entry> {
  /** Whether anything is shown yet. */
  readonly isSettled: boolean
  readonly shown: readonly Entry[]
  /** What came after the others were shown. It waits for `showAll`. */
  readonly late: readonly Entry[]
  readonly showAll: () => void
}

/** Whether a visitor would read that there is nothing, although what they want has come: then nothing is read that it could push aside. */
export const isNothingShown = <Entry>(
  entries: readonly Entry[],
  isShown: (entry: Entry) => boolean,
  isWanted: (entry: Entry) => boolean,
): boolean => {
  const wanted = entries.filter(isWanted)
  return wanted.length > 0 && !wanted.some(isShown)
}

/**
 * Shows entries of several answers at once: as soon as all have come, or after `limit` milliseconds those that are there. What comes
 * later is offered, and does not push aside what is being read. What has come while they were hidden is shown with the rest.
 */
export const useSettled = <Entry>(arriving: Arriving<Entry>): Settled<Entry> => {
  const { entries, waiting, keyOf, isWanted, isAskedFor, limit, isHidden } = arriving
  // The keys of what is shown while something is late; undefined where everything is.
  const [keys, setKeys] = useState<ReadonlySet<string>>()
  // What is asked for again by a press, after everything was shown, is not late.
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
