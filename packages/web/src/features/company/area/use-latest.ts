import { useState } from 'react'

/** The latest value that was known: it stays while the next one is still to come. */
export const useLatest = <Value>(value: Value | undefined): Value | undefined => {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
