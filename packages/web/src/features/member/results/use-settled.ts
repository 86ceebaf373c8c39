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
}

/** What of them is shown. */
interface Settled<Entry> {
  /** Whether anything is shown yet. */
  readonly isSettled: boolean
  readonly shown: readonly Entry[]
  /** What came after the others were shown. It waits for `showAll`. */
  readonly late: readonly Entry[]
  readonly showAll: () => void
}

/**
 * Shows entries of several answers at once: as soon as all have come, or after `limit` milliseconds those that are there. What comes
 * later is offered, and does not push aside what is being read.
 */
export const useSettled = <Entry>({ entries, waiting, keyOf, limit }: Arriving<Entry>): Settled<Entry> => {
  // The keys of what is shown while something is late; undefined where everything is.
  const [keys, setKeys] = useState<ReadonlySet<string>>()
  // What is asked for again by a press, after everything was shown, is not late.
  const [phase, setPhase] = useState<'first' | 'over' | 'shown'>(waiting ? 'first' : 'shown')
  useEffect(() => {
    if (phase !== 'first') return undefined
    const timer = setTimeout(() => setPhase('over'), waiting ? limit : 0)
    return () => clearTimeout(timer)
  }, [phase, waiting, limit])
  const isSettled = phase !== 'first' || !waiting
  const known = new Set(entries.map(keyOf))
  if (phase === 'over') {
    setPhase('shown')
    if (waiting) setKeys(known)
  }
  const isShown = (entry: Entry) => keys === undefined || keys.has(keyOf(entry))
  return {
    isSettled,
    shown: isSettled ? entries.filter(isShown) : [],
    late: isSettled ? entries.filter((entry) => !isShown(entry)) : [],
    showAll: () => setKeys(waiting ? known : undefined),
  }
}
