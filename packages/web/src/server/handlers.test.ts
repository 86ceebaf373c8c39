import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testSites } from '../testing/test-site.ts'
import { handlers, handlerTable } from './handlers.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))

/** Served before the site by main.ts. */
const files = ['GET /assets/*']

test('every handler of the site has a row of limits, and no row is of another', () => {
  expect(Object.keys(handlers).toSorted()).toEqual([...new Set([...sites.create().handlers, ...files])].toSorted())
})

test('the README has the rows as they are', async () => {
  const readme = await readFile(new URL('README.md', import.meta.url), 'utf8')
  expect(readme).toContain(handlerTable())
})
