import { useEffect, useState } from 'react'

const isOpened = ({ target }: MutationRecord, except: string): boolean =>
  target instanceof HTMLDialogElement && target.open && target.id !== except

/** How many times dialogs of the document, other than the one with the id `except`, have opened since the first render. */
export const useOpenedDialogs = (except: string): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      if (records.some((record) => isOpened(record, except))) setCount((known) => known + 1)
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [except])
  return count
}
