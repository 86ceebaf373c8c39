import { useEffect, useState } from 'react'
import { dropHandover, readHandover, storeHandover } from '../../../forms/handover.ts'

const key = 'keluarga-ditambah'

/** Hands a person who was just added to the family on to their page. `now` in milliseconds. */
export const storeAdded = (id: number, now: number): void => storeHandover(key, { id }, now)

/** Set on the page of a person who was just added, once. For components that are rendered in the browser alone. */
export const useJustAdded = (id: number): { readonly id: number } | undefined => {
  const [added] = useState(() => readHandover<{ readonly id: number }>(key, Date.now()))
  useEffect(() => dropHandover(key), [])
  return added?.id === id ? added : undefined
}
