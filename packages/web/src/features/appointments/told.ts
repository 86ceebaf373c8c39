import { useEffect, useEffectEvent } from 'react'

/** Tells something once. */
export const Told = ({ tell }: { readonly tell: () => void }): null => {
  const telling = useEffectEvent(tell)
  useEffect(() => telling(), [])
  return null
}
