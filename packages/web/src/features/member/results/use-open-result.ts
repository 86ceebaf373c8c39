import { useCallback, useEffect, useState } from 'react'
import { keyText } from './result-kinds.ts'
import type { ResultKey, ResultKind } from './result-kinds.ts'

const stateName = 'openResult'
const kinds: readonly ResultKind[] = ['laboratorium', 'radiologi', 'mcu']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const readKey = (patient: number): ResultKey | undefined => {
  const state: unknown = window.history.state
  const open = isObject(state) ? state[stateName] : undefined
  if (!isObject(open) || open['patient'] !== patient) return undefined
  const { hospital, number } = open
  const kind = kinds.find((one) => one === open['kind'])
  return kind && typeof hospital === 'string' && typeof number === 'string' ? { kind, hospital, number } : undefined
}

/** The result that is shown in full, and the functions that open and close it. */
export interface OpenResult {
  readonly shown: ResultKey | undefined
  readonly open: (key: ResultKey) => void
  readonly close: () => void
}

/**
 * The patient's result that is shown in full. The state of the history entry holds it, not the address: result numbers would end up in
 * logs, in the browser's list of addresses, and in shared links. So Back returns to the list, and a reload shows the same result. The focus
 * returns to the button that opened it.
 */
export const useOpenResult = (patient: number): OpenResult => {
  const [shown, setShown] = useState<ResultKey | undefined>(() => readKey(patient))
  const follow = useCallback(() => setShown(readKey(patient)), [patient])
  useEffect(() => {
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [follow])
  return {
    shown,
    open: (key) => {
      const before: unknown = window.history.state
      const state = { ...(isObject(before) && before), [stateName]: { ...key, patient } }
      window.history.pushState(state, '')
      setShown(key)
    },
    close: () => {
      if (readKey(patient)) window.history.back()
      else setShown(undefined)
    },
  }
}

/** The id of the button that opens a result. */
export const openerId = (key: ResultKey): string => `result-${keyText(key)}`
