import { useState } from 'react'

/** The latest known value. It stays until the next one arrives. */
export const useLatest = <Value>(value: Value | undefined): Value | undefined => {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
