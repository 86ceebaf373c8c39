import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { layers } from '../src/theme/layers.ts'
import { componentLimits } from './component-limits.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const size = (text: string): number => gzipSync(text, { level: 9 }).byteLength

interface Built {
  script: string
  css: string
  /** Minified scripts of the modules, by their path in src without ending. */
  modules: ReadonlyMap<string, Module>
}

interface Module {
  readonly code: string
  readonly imports: readonly string[]
}

/** A module's path in src without ending; a library's is its whole path. */
const moduleName = (id: string): string => id.replace(`${root}src/`, '').replace(/\.tsx?$/, '')

type Output = Rolldown.RolldownOutput['output']

const modulesOf = (output: Output): ReadonlyMap<string, Module> => {
  const chunks = output.filter((file) => file.type === 'chunk')
  const names = new Map(
    chunks.map(({ fileName, facadeModuleId }) => [fileName, moduleName(facadeModuleId ?? fileName)]),
  )
  const nameOf = (file: string) => names.get(file) ?? file
  return new Map(
    chunks.map(({ fileName, code, imports }) => [
      nameOf(fileName),
      { code, imports: imports.filter((file) => names.has(file)).map(nameOf) },
    ]),
  )
}

const scriptOf = (output: Output): string => output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
const cssOf = (output: Output): string =>
  output.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '')).join('')

/** What an application gets that imports a module: minified, without React and react-intl, styles apart. */
const bundle = async (entry: string): Promise<Built> => {
  // Under a test runner React's development calls would be built. The next file of this worker must not find it.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    // As production builds have them; under a test runner they would be spelled out.
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    mode: 'production',
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}/src/${entry}`,
        external: [/^react(-dom|-intl)?($|\/)/],
        preserveEntrySignatures: 'strict',
        // The same build twice: as one script, and with each module apart.
        output: [{}, { preserveModules: true }],
      },
    },
  }).finally(() => vi.unstubAllEnvs())
  const [whole, apart] = [result].flat().map((each) => ('output' in each ? each.output : undefined))
  if (!whole || !apart) throw new Error('nothing was built')
  return { script: scriptOf(whole), css: cssOf(whole), modules: modulesOf(apart) }
}

/** A module's script with all that it imports. */
const withImports = (modules: Built['modules'], name: string): string => {
  const found = new Set([name])
  for (const each of found) for (const file of modules.get(each)?.imports ?? []) found.add(file)
  return [...found].map((each) => modules.get(each)?.code ?? '').join('')
}

describe('the kit as built', () => {
  let kit: Built
  beforeAll(async () => {
    kit = await bundle('index.ts')
  }, 60_000)

  test('its styles are at most 16 kB of gzip', () => {
    expect(size(kit.css)).toBeGreaterThan(4000)
    expect(size(kit.css)).toBeLessThanOrEqual(16 * 1024)
  })

  test('its script is at most 28 kB of gzip, React aside', () => {
    expect(size(kit.script)).toBeGreaterThan(8000)
    expect(size(kit.script)).toBeLessThanOrEqual(28 * 1024)
  })

  test('no component weighs more than its limit, with all that it imports', () => {
    const weighed = Object.entries(componentLimits).map(([name, limit]) => ({
      name,
      limit,
      bytes: kit.modules.has(name) ? size(withImports(kit.modules, name)) : undefined,
    }))
    const table = weighed.map(({ name, limit, bytes }) => `${name}: ${bytes ?? 'not in the kit'}, limit ${limit}`)
    const over = table.filter((_, index) => (weighed[index]?.bytes ?? Infinity) > (weighed[index]?.limit ?? 0))
    expect(over, `bytes of gzip of all components:\n${table.join('\n')}\nover their limits`).toEqual([])
  })

  test('holds neither charts nor react-aria', () => {
    expect(kit.script).not.toMatch(/data-rac|react-aria|strokeDasharray/)
  })

  test('every style lies in a layer of the order, and the order is that of the page', () => {
    const named = [...kit.css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    expect(new Set(named)).toEqual(new Set(layers))
    const order = named.filter((name, index) => named.indexOf(name) === index)
    expect(order).toEqual([...layers])
    expect(outsideLayers(kit.css)).toEqual([])
  })
})

test('the sprinkles are at most 1.5 kB of gzip, script and styles', async () => {
  const { script, css } = await bundle('theme/sprinkles.ts')
  const utilities = /@layer utilities\{[\s\S]*$/.exec(css)?.[0] ?? ''
  expect(size(script) + size(utilities)).toBeLessThanOrEqual(1536)
}, 60_000)

test('charts are a part of their own, of at most 4 kB of gzip beside the messages', async () => {
  const { script } = await bundle('charts/index.ts')
  expect(size(script)).toBeLessThanOrEqual(4 * 1024)
}, 60_000)

/** The heads of rules that no layer holds. Fonts and movements have no place in the cascade. */
const outsideLayers = (css: string): string[] => {
  const heads: string[] = []
  let depth = 0
  let head = ''
  for (const letter of css) {
    if (letter === '{') {
      if (depth === 0) heads.push(head.trim())
      depth += 1
    }
    if (letter === '}') depth -= 1
    if (letter === '{' || letter === '}' || letter === ';') head = ''
    else if (depth === 0) head += letter
  }
  return heads.filter((each) => !/^@(layer|font-face|keyframes)/.test(each))
}
