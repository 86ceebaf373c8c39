import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { layers } from '../src/theme/layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const size = (text: string): number => gzipSync(text, { level: 9 }).byteLength

interface Built {
  script: string
  css: string
}

/** The bundle of an application that imports a module: minified, without React and react-intl, styles separate. */
async function bundle(entry: string): Promise<Built> {
  // Under a test runner React's development build would be used.
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    // Short identifiers, as in production builds; a test runner would get long ones.
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    mode: 'production',
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: { input: `${root}/src/${entry}`, external: [/^react(-dom|-intl)?($|\/)/], preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  const script = output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  const css = output.output.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '')).join('')
  return { script, css }
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

  test('its script is at most 24 kB of gzip, React aside', () => {
    expect(size(kit.script)).toBeGreaterThan(8000)
    expect(size(kit.script)).toBeLessThanOrEqual(24 * 1024)
  })

  test('contains neither charts nor react-aria', () => {
    expect(kit.script).not.toMatch(/data-rac|react-aria|strokeDasharray/)
  })

  test('every style is in a layer of the order, and the order is that of the page', () => {
    const named = [...kit.css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
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

test('charts are a separate entry of at most 4 kB of gzip without the messages', async () => {
  const { script } = await bundle('charts/index.ts')
  expect(size(script)).toBeLessThanOrEqual(4 * 1024)
}, 60_000)

/** The selectors of rules outside of any layer. Fonts and keyframes are not part of the cascade. */
function outsideLayers(css: string): string[] {
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
