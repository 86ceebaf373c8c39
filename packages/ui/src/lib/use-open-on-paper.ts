import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Opens folded details while the page is printed: nobody can press them on paper. */
export const useOpenOnPaper = (details: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const folded = { again: false }
    const unfold = () => {
      if (!details.current || details.current.open) return
      details.current.open = true
      folded.again = true
    }
    const fold = () => {
      if (details.current && folded.again) details.current.open = false
      folded.again = false
    }
    window.addEventListener('beforeprint', unfold)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', unfold)
      window.removeEventListener('afterprint', fold)
    }
  }, [details])
}
