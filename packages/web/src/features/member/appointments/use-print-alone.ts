import { useEffect, useState } from 'react'

/**
 * Prints one entry of a list. `printed` is that entry until the browser reports the end of printing. A browser that cannot print may never
 * report it, so `printed` may only decide what is on paper.
 */
export const usePrintAlone = (): {
  readonly printed: string | undefined
  readonly print: (entry: string) => void
} => {
  const [printed, setPrinted] = useState<string>()
  useEffect(() => {
    if (printed === undefined) return undefined
    const end = () => setPrinted(undefined)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])
  return { printed, print: setPrinted }
}
