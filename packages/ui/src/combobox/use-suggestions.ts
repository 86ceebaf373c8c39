import { useCallback, useEffect, useRef, useState } from 'react'

/** Something to choose. */
export interface Suggestion {
  id: string
  label: string
  /** A line below it, such as the district of a village. */
  detail?: string | undefined
}

/** Finds matches for a text. The signal aborts when the answer is no longer needed. */
export type Search = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** The current suggestions. */
export interface Suggestions {
  items: readonly Suggestion[]
  state: 'idle' | 'loading' | 'ready' | 'failed'
  /** Searches for a text once typing has paused. */
  ask: (text: string) => void
}

/** The debounce time of typing, in milliseconds. */
const pause = 250

/** Searches while the visitor types: from `least` letters on, debounced, one request at a time; only the last answer counts. */
export const useSuggestions = (search: Search, least: number): Suggestions => {
  const [found, setFound] = useState<Omit<Suggestions, 'ask'>>({ items: [], state: 'idle' })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const ask = useCallback(
    (text: string) => {
      current.current?.abort()
      const term = text.trim()
      if (term.length < least) {
        setFound({ items: [], state: 'idle' })
        return
      }
      const question = new AbortController()
      current.current = question
      setFound((before) => ({ ...before, state: 'loading' }))
      const show = async () => {
        const next = await answer(search, term, question.signal)
        if (!question.signal.aborted) setFound(next)
      }
      void show()
    },
    [search, least],
  )
  return { ...found, ask }
}

const answer = async (search: Search, term: string, signal: AbortSignal): Promise<Omit<Suggestions, 'ask'>> => {
  await new Promise((resolve) => setTimeout(resolve, pause))
  if (signal.aborted) return { items: [], state: 'idle' }
  try {
    return { items: await search(term, signal), state: 'ready' }
  } catch {
    return { items: [], state: 'failed' }
  }
}
