import { setImmediate } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves for one caller at a time, with the event loop between two of them: a burst of pages delays what others ask for by a step of one
 * page, not by all of them.
 */
export const turn = (): Promise<void> => {
  const own = last.then(() => setImmediate())
  last = own
  return own
}

/** The platform's `fetch`, for back ends: what is made of answers that arrive together is made in turn. */
export const fetchInTurn: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  await turn()
  return response
}
