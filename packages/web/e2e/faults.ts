import type { Page, Route } from '@playwright/test'
import { timeFactor } from '../../../.ci/time-factor.ts'

/** An answer to a call, from the test instead of the server. */
export type Answer = (route: Route) => Promise<void>

/** The hospital's words when a test refuses a request. */
export const refusal = 'Ditolak oleh rumah sakit.'

/** A `process: false` with the server's reason. */
export const refuse: Answer = (route) => route.fulfill({ json: { process: false, detail: refusal } })

/** A refused token. */
export const expire: Answer = (route) => route.fulfill({ status: 401, json: { message: 'Sesi Anda telah berakhir.' } })

/** Refuses fields. */
export const refuseField =
  (...names: readonly string[]): Answer =>
  (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Periksa isian.', errors: Object.fromEntries(names.map((name) => [name, [refusal]])) },
    })

/** Refuses a request for too many attempts; `seconds` until the next one is allowed. */
export const limit =
  (seconds: number): Answer =>
  (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': String(seconds) },
      json: { message: 'Terlalu banyak.' },
    })

export const fail: Answer = (route) => route.fulfill({ status: 500, json: { message: 'Gagal.' } })

export const forbid: Answer = (route) => route.fulfill({ status: 403, json: { message: 'Tidak boleh.' } })

/** Answers that the entry does not exist, or no longer exists. */
export const forget: Answer = (route) => route.fulfill({ status: 404, json: { message: 'Tidak ditemukan.' } })

/** Loses the connection after the request was sent. */
export const cut: Answer = (route) => route.abort('connectionreset')

/** Milliseconds within which the SDK has retried a read and reported its failure. */
export const retryTimeout = 20_000 * (await timeFactor())

/** Answers calls instead of the server: those whose path ends with `path`, or that `path` matches. Returns a function with their number. */
export const answering = async (
  page: Page,
  path: string | RegExp,
  answer: (route: Route, count: number) => Promise<void>,
): Promise<() => number> => {
  let sent = 0
  await page.unrouteAll()
  await page.route(
    ({ pathname }) => (typeof path === 'string' ? pathname.endsWith(path) : path.test(pathname)),
    (route) => answer(route, (sent += 1)),
  )
  return () => sent
}
