import type { Page, Route } from '@playwright/test'
import { timeFactor } from '../../../.ci/time-factor.ts'

/** How a call is answered in the server's place. */
export type Answer = (route: Route) => Promise<void>

/** What the hospital says where a test refuses something. */
export const refusal = 'Ditolak oleh rumah sakit.'

/** A `process: false` with the server's reason. */
export const refuse: Answer = (route) => route.fulfill({ json: { process: false, detail: refusal } })

/** A refused token. */
export const expire: Answer = (route) => route.fulfill({ status: 401, json: { message: 'Sesi Anda telah berakhir.' } })

/** Fields that the server refuses. */
export const refuseField =
  (...names: readonly string[]): Answer =>
  (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Periksa isian.', errors: Object.fromEntries(names.map((name) => [name, [refusal]])) },
    })

/** Too many requests; `seconds` until the next one may come. */
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

/** What the server does not know, or not any more. */
export const forget: Answer = (route) => route.fulfill({ status: 404, json: { message: 'Tidak ditemukan.' } })

/** A connection that is lost after the request was sent. */
export const cut: Answer = (route) => route.abort('connectionreset')

/** Milliseconds within which the SDK has retried a read and reported its failure. */
export const retryTimeout = 20_000 * (await timeFactor())

/** Answers the calls at the path that ends with `path`, or that `path` matches, in the server's place; gives how many there were. */
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
