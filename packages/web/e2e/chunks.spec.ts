import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

test('no public page but a booking fetches what calls back ends or reads personal data', async () => {
  const manifest = JSON.parse(
    await readFile(new URL('../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Readonly<Record<string, { readonly name?: string; readonly imports?: readonly string[] }>>
  /** The chunks of a page: a set's loop also visits what is added to it. */
  const chunksOf = (page: string): ReadonlySet<string> => {
    const found = new Set([page])
    for (const key of found) manifest[key]?.imports?.forEach((imported) => found.add(imported))
    return found
  }
  const personal = /^(personal|calls|session)\b/
  const loading = Object.keys(manifest)
    .filter((key) => /^src\/features\/(?!member|company).*-page\.tsx$/.test(key))
    .filter((key) => [...chunksOf(key)].some((chunk) => personal.test(manifest[chunk]?.name ?? '')))
  expect(loading).toEqual(['src/features/appointments/appointment-page.tsx'])
})
