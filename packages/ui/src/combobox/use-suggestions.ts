import { useCallback, useEffect, useRef, useState } from 'react'

/** Something to choose. */
export interface Suggestion {
  id: string
  label: string
  /** A line below it, such as the district of a village. */
  detail?: string | undefined
}

/** Finds what matches a text. The signal says that nobody waits for the answer any more. */
export type Search = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** What there is to choose from just now. */
export interface Suggestions {
  items: readonly Suggestion[]
  state: 'idle' | 'loading' | 'ready' | 'failed'
  /** Asks for a text, once typing has paused. */
  ask: (text: string) => void
}

/** Typing that pauses this long is worth a question, in milliseconds. */
const pause = 250

/** Asks for suggestions while somebody types: from `least` letters on, one question at a time, and only the last answer counts. */
export function useSuggestions(search: Search, least: number): Suggestions {
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

async function answer(search: Search, term: string, signal: AbortSignal): Promise<Omit<Suggestions, 'ask'>> {
  await new Promise((resolve) => setTimeout(resolve, pause))
  if (signal.aborted) return { items: [], state: 'idle' }
  try {
    return { items: await search(term, signal), state: 'ready' }
  } catch {
    return { items: [], state: 'failed' }
  }
}
