/**
 * Milliseconds that back ends may differ from this machine before the clock follows them: part of a difference is the time that an answer
 * is under way.
 */
const tolerance = 120_000

/** A clock that follows the `Date` header of the back ends' answers. */
export interface FollowingClock {
  readonly now: () => Date
  /** A `fetch` that reads the `Date` of each answer. */
  readonly follow: (send: typeof globalThis.fetch) => typeof globalThis.fetch
}

/**
 * Makes a clock that has the time of the back ends, for demonstrations and tests: their hospital may live at another hour (`MOCK_NOW`).
 * `onJump` is called when the clock jumps, since everything made before the jump belongs to another day.
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
