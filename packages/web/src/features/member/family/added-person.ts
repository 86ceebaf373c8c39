import { useEffect, useState } from 'react'
import { dropHandover, readHandover, storeHandover } from '../../../forms/handover.ts'

const key = 'keluarga-ditambah'

/** Tells the page of a person that they were just added to the family. `now` in milliseconds. */
export const storeAdded = (id: number, now: number): void => storeHandover(key, { id }, now)

/** Set once, on the page of a person who was just added. Only for components that render in the browser. */
export const useJustAdded = (id: number): { readonly id: number } | undefined => {
  const [added] = useState(() => readHandover<{ readonly id: number }>(key, Date.now()))
  useEffect(() => dropHandover(key), [])
  return added?.id === id ? added : undefined
}
