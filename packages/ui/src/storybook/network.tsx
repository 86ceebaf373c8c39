import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'

/** Longest that a slow network takes, in milliseconds. */
const slowness = 3000

/** Before any story changes it. */
const platformFetch = globalThis.fetch

/** `fetch` on the network of the toolbar, for what comes before a story is shown, such as loading its data. */
export const fetchOn = (state: unknown, original: typeof fetch = platformFetch): typeof fetch => async (...request) => {
  if (state === 'offline') throw new TypeError('Failed to fetch')
  if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness))
  return original(...request)
}

/** Answers every `fetch` of a story as the toolbar says, so that waiting and failing can be looked at. */
export const withNetwork: Decorator = (Story, { globals }) => {
  const state: unknown = globals['network']
  useEffect(() => {
    if (state !== 'slow' && state !== 'offline') return
    const original = globalThis.fetch
    globalThis.fetch = fetchOn(state, original)
    return () => {
      globalThis.fetch = original
    }
  }, [state])
  return <Story />
}
