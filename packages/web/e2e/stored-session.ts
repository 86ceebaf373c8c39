import type { Page } from '@playwright/test'
import { tokenKeys } from '../src/session/session-cookies.ts'

/**
 * Stores a session in the browser of a page as a log-in does: cookies, as script writes them, and the token. Afterwards the browser shows a
 * plain text of the site at `url`; go to a page from there.
 */
export const storeSession = async (
  page: Page,
  url: string,
  kind: keyof typeof tokenKeys,
  { cookies, token }: { readonly cookies: readonly string[]; readonly token: string },
): Promise<void> => {
  // Not by script: Chromium writes such cookies asynchronously, and the next request may go without them.
  await page.context().addCookies(
    cookies.map((cookie) => {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url, sameSite: 'Strict' }
    }),
  )
  await page.goto(`${url}/health`)
  // Once, and not by a script of every page: a test may log out or in again.
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenKeys[kind], token] as const)
}
