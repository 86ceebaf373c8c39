import { useEffect, useState } from 'react'

/** Milliseconds without another key after which a word counts as finished. */
const pause = 250

/** What was typed, once nothing more has been typed for a moment. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
