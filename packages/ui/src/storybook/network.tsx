import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'

/** Longest that a slow network takes, in milliseconds. */
const slowness = 3000

/** Makes every `fetch` answer as a state of the toolbar says, until the function that it gives is called. */
const changeNetwork = (state: unknown): (() => void) => {
  if (state !== 'slow' && state !== 'offline') return () => {}
  const original = globalThis.fetch
  globalThis.fetch = async (...request) => {
    if (state === 'offline') throw new TypeError('Failed to fetch')
    await new Promise((resolve) => setTimeout(resolve, slowness))
    return original(...request)
  }
  return () => {
    globalThis.fetch = original
  }
}

/** Does work that comes before a story is shown, such as loading its data, on the network of the toolbar. */
export const onNetwork = async <Value,>(state: unknown, work: () => Promise<Value>): Promise<Value> => {
  const restore = changeNetwork(state)
  try {
    return await work()
  } finally {
    restore()
  }
}

/** Answers every `fetch` of a story as the toolbar says, so that waiting and failing can be looked at. */
export const withNetwork: Decorator = (Story, { globals }) => {
  const state: unknown = globals['network']
  useEffect(() => changeNetwork(state), [state])
  return <Story />
}
