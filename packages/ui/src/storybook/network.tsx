import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'

/** Maximum delay of the slow network, in milliseconds. */
const slowness = 3000

/** Saved before any story replaces it. */
const platformFetch = globalThis.fetch

/** `fetch` with the toolbar's network state, for requests before a story is shown, such as loading its data. */
export const fetchOn =
  (state: unknown, original: typeof fetch = platformFetch): typeof fetch =>
  async (...request) => {
    if (state === 'offline') throw new TypeError('Failed to fetch')
    if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness))
    return original(...request)
  }

/** Applies the toolbar's network state to every `fetch` of a story, to show loading and failed states. */
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
