import { useEffect, useState } from 'react'

/** Milliseconds without another key press after which a word counts as finished. */
const pause = 250

/** The typed text, once the visitor has stopped typing for a moment. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
