import type { MemberComponents } from '@hospital/sdk/member'
import { useLocale } from '@hospital/ui'
import { useEffect, useRef, useState } from 'react'
import { registrationClient } from './registration-client.ts'

/** A village with the regions above it. */
export type Village = MemberComponents['schemas']['Village']

/** What is known of the villages that fit a text. */
export interface VillageSearch {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  readonly villages: readonly Village[]
}

/** Letters before the first search, by the contract. */
export const leastLetters = 3
const mostLetters = 60

/** Milliseconds that typing pauses before a search. */
const pause = 300

const nothing: VillageSearch = { state: 'idle', villages: [] }

/** Searches villages while the visitor types: one request at a time, only the last answer counts. */
export const useVillages = (): VillageSearch & { readonly ask: (text: string) => void } => {
  const locale = useLocale()
  const [found, setFound] = useState(nothing)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const search = async (term: string, { signal }: AbortController) => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    const { data } = await registrationClient(locale).searchVillages({ query: { term } }, { signal })
    if (!signal.aborted) setFound(data ? { state: 'ready', villages: data.data } : { state: 'failed', villages: [] })
  }

  const ask = (text: string) => {
    current.current?.abort()
    const term = text.trim().slice(0, mostLetters)
    if (term.length < leastLetters) return setFound(nothing)
    const controller = new AbortController()
    current.current = controller
    setFound((before) => ({ ...before, state: 'loading' }))
    return void search(term, controller)
  }
  return { ...found, ask }
}
