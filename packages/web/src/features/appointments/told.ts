import { useEffect, useEffectEvent } from 'react'

/** Calls `tell` once, after the first render. */
export const Told = ({ tell }: { readonly tell: () => void }): null => {
  const telling = useEffectEvent(tell)
  useEffect(() => telling(), [])
  return null
}
