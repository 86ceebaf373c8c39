import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'

/** Longest that a slow network takes, in milliseconds. */
const slowness = 3000

/** Answers every `fetch` of a story as the toolbar says, so that waiting and failing can be looked at. */
export const withNetwork: Decorator = (Story, { globals }) => {
  const state = globals['network']
  useEffect(() => {
    if (state !== 'slow' && state !== 'offline') return
    const original = globalThis.fetch
    globalThis.fetch = async (...request) => {
      if (state === 'offline') throw new TypeError('Failed to fetch')
      await new Promise((resolve) => setTimeout(resolve, slowness))
      return original(...request)
    }
    return () => {
      globalThis.fetch = original
    }
  }, [state])
  return <Story />
}
