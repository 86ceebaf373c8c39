import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lowestVersion } from './lowest-version.ts'
import { readManifest } from './npm-pack.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The exact versions of the workspace's catalog, by package. */
const catalog = new Map(
  [...(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')).matchAll(/^ {2}'?([^':\s]+)'?: (\d\S+)$/gm)].map(
    ([, name = '', version = '']) => [name, version],
  ),
)

describe.each(['sdk', 'mocks', 'mock-pictures', 'ui'])('The package.json of %s', async (name) => {
  const folder = join(root, 'packages', name)
  const published = await readManifest(folder)

  test('is published as it is: public, with ranges', () => {
    expect(published.private).toBeUndefined()
    for (const range of Object.values({ ...published.dependencies, ...published.peerDependencies }))
      expect(() => lowestVersion(range)).not.toThrow()
    for (const version of Object.values(published.devDependencies ?? {})) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test('comes with the licence of the repository', async () => {
    const [own, common] = await Promise.all([folder, root].map((place) => readFile(join(place, 'LICENSE'), 'utf8')))
    expect(own).toBe(common)
  })

  test('has a version whose changes its change log tells', async () => {
    const [, first] = /^## (\S+)$/m.exec(await readFile(join(folder, 'CHANGELOG.md'), 'utf8')) ?? []
    expect(first, 'describe changes by `pnpm changeset`, and give them a version by `pnpm release:version`').toBe(
      published.version,
    )
  })
})

describe.each(['sdk', 'mocks', 'ui'])('The package.json of %s, which is built,', async (name) => {
  const folder = join(root, 'packages', name)
  const [published, sources] = await Promise.all([readManifest(folder), readManifest(join(folder, 'src'))])

  test('exports what the sources export, built', () => {
    expect(sources.name).toBe(published.name)
    const built = Object.entries(published.exports).filter(([, target]) => typeof target === 'object')
    const ofSources = Object.entries(sources.exports).map(([subpath, file]) => ({
      subpath,
      file: typeof file === 'string' ? file : '',
    }))
    const isModule = ({ file }: { readonly file: string }) => file.endsWith('.ts')
    expect(built.map(([subpath]) => subpath)).toEqual(ofSources.filter(isModule).map(({ subpath }) => subpath))
    for (const { subpath, file } of ofSources.filter((entry) => !isModule(entry)))
      expect(published.exports[subpath]).toBe(file.replace('./', './dist/'))
    for (const [, target] of built)
      expect(target).toEqual({
        types: expect.stringMatching(/^\.\/dist\/.*\.d\.ts$/),
        default: expect.stringMatching(/^\.\/dist\/.*\.js$/),
      })
  })

  test('makes the workspace install what its catalog says', async () => {
    const named = { ...published.dependencies, ...published.peerDependencies, ...published.devDependencies }
    const shared = Object.keys(named).filter((dependency) => catalog.has(dependency))
    expect(shared.length).toBeGreaterThan(3)
    for (const dependency of shared) {
      const { version } = await readManifest(join(folder, 'node_modules', dependency))
      expect(`${dependency} ${version}`).toBe(`${dependency} ${catalog.get(dependency)}`)
    }
  })
})
