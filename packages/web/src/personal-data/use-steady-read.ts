import { useState } from 'react'
import type { ReadState } from './use-personal-read.ts'

/**
 * What was read stays readable while the same is read anew by another session of the same person, after the token has expired: what
 * has been opened or typed beside it is not lost. Give the component a key that names the patient.
 */
export const useSteadyRead = <Data>(state: ReadState<Data>): ReadState<Data> => {
  const [last, setLast] = useState<{ readonly data: Data }>()
  if (state.status === 'ready' && last?.data !== state.data) setLast({ data: state.data })
  if (state.status === 'ready' || !last) return state
  return {
    status: 'ready',
    data: last.data,
    isRefreshing: state.status === 'loading',
    isOutdated: state.status === 'failed',
  }
}
