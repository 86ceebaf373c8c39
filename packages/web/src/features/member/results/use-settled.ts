import { useEffect, useState } from 'react'

/** Entries that come in several answers. */
interface Arriving<Entry> {
  /** What has come so far. */
  readonly entries: readonly Entry[]
  /** Whether an answer is still to come. */
  readonly waiting: boolean
  readonly keyOf: (entry: Entry) => string
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

/**
 * Shows entries of several answers at once: as soon as all have come, or after `limit` milliseconds those that are there. What comes
 * later is offered, and does not push aside what is being read. What has come while they were hidden is shown with the rest.
 */
export const useSettled = <Entry>({ entries, waiting, keyOf, limit, isHidden }: Arriving<Entry>): Settled<Entry> => {
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
  const [wasHidden, setWasHidden] = useState(isHidden)
  if (wasHidden !== isHidden) {
    setWasHidden(isHidden)
    if (!isHidden && keys !== undefined) showAll()
    if (!isHidden && phase === 'first' && entries.length > 0) setPhase('over')
  }
  const isShown = (entry: Entry) => keys === undefined || keys.has(keyOf(entry))
  return {
    isSettled,
    shown: isSettled ? entries.filter(isShown) : [],
    late: isSettled ? entries.filter((entry) => !isShown(entry)) : [],
    showAll,
  }
}
