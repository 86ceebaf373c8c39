/** Milliseconds that back ends may differ from this machine without being followed: an answer is on its way for some of them. */
const tolerance = 120_000

/** A clock that is set by the answers of back ends. */
export interface FollowingClock {
  readonly now: () => Date
  /** A `fetch` that reads the `Date` of each answer. */
  readonly follow: (send: typeof globalThis.fetch) => typeof globalThis.fetch
}

/**
 * Makes a clock that has the time of the back ends, for demonstrations and tests: their hospital may live at another hour (`MOCK_NOW`).
 * `onJump` is called when it was set, since what was made before is of another day.
 */
export const createFollowingClock = (onJump: () => void, source: () => number = Date.now): FollowingClock => {
  let ahead = 0
  const learn = (told: number): void => {
    if (Number.isNaN(told)) return
    const difference = told - source()
    if (Math.abs(difference - ahead) <= tolerance) return
    ahead = Math.abs(difference) <= tolerance ? 0 : difference
    onJump()
  }
  return {
    now: () => new Date(source() + ahead),
    follow: (send) => async (input, init) => {
      const response = await send(input, init)
      learn(Date.parse(response.headers.get('date') ?? ''))
      return response
    },
  }
}
