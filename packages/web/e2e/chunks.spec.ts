import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

type Manifest = Readonly<Record<string, { readonly name?: string; readonly imports?: readonly string[] }>>

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(new URL('../dist/client/.vite/manifest.json', import.meta.url), 'utf8')) as Manifest

/** The names of the chunks that a module needs. The loop over a set also visits elements that are added meanwhile. */
const chunksOf = (manifest: Manifest, module: string): readonly string[] => {
  const found = new Set([module])
  for (const key of found) manifest[key]?.imports?.forEach((imported) => found.add(imported))
  return [...found].map((key) => manifest[key]?.name ?? '')
}

test('no public page but a booking fetches what calls back ends or reads personal data', async () => {
  const manifest = await readManifest()
  const loading = Object.keys(manifest)
    .filter((key) => /^src\/features\/(?!member|company).*-page\.tsx$/.test(key))
    .filter((key) => chunksOf(manifest, key).some((name) => /^(personal|calls|session)\b/.test(name)))
  expect(loading).toEqual(['src/features/appointments/appointment-page.tsx'])
})

test('a log-in page can be used without what reads personal data', async () => {
  const manifest = await readManifest()
  for (const area of ['member', 'company']) {
    const names = chunksOf(manifest, `src/features/${area}/entrance/log-in-page.tsx`)
    expect(names).toContain('log-in-page')
    expect(names.filter((name) => /^personal\b/.test(name))).toEqual([])
  }
})

test('the search of the header fetches nothing that calls back ends or reads personal data', async () => {
  const names = chunksOf(await readManifest(), 'src/features/search/search-panel.tsx')
  expect(names).toContain('search-panel')
  expect(names.filter((name) => /^(personal|calls|session)\b/.test(name))).toEqual([])
})
