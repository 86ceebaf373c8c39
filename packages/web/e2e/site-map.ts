import type { APIRequestContext } from '@playwright/test'
import { expect } from './site-test.ts'

/** The paths of all pages of a kind in the site map, in no particular order. */
export const pagesOfKind = async (request: APIRequestContext, kind: RegExp): Promise<string[]> => {
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => kind.test(path))
  expect(paths.length).toBeGreaterThan(1)
  return paths.sort()
}
