import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pageModules } from '../../pages/modules.ts'
import { pageFiles } from './page-files.ts'

test('every page has a file, and the file has the component that the page loads', async () => {
  expect(Object.keys(pageFiles).sort()).toEqual(Object.keys(pageModules).sort())
  for (const [kind, file] of Object.entries(pageFiles)) {
    const path = fileURLToPath(new URL(`../../../${file}`, import.meta.url))
    expect([kind, existsSync(path)]).toEqual([kind, true])
    const module = (await import(path)) as Readonly<Record<string, unknown>>
    const component = await pageModules[kind as keyof typeof pageModules]()
    expect(Object.values(module)).toContain(component)
  }
})
