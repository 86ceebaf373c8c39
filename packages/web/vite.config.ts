import { readFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/** A message as a syntax tree; one without placeholders stays text, which needs no parser either and is smaller. */
const compiled = (text: string) => {
  const tree = parse(text)
  return tree.every(({ type }) => type === TYPE.literal) && !text.includes("'") ? text : tree
}

const compiledAll = (code: string, ids: (id: string) => boolean) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(code) as Record<string, string>)
        .filter(([id]) => ids(id))
        .map(([id, text]) => [id, compiled(text)]),
    ),
  )

/** Messages compiled, so that no parser has to be sent to the browser. */
const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/messages\/(?:id|en)\.json$/.test(id) || code.startsWith('export default __KIT')) return undefined
    return { code: compiledAll(code, () => true), map: null }
  },
})

const kitCatalogue = /packages\/ui\/src\/messages\/(id|en)\.json$/
const kitMessageId = /["'`](ui\.[\w.]+)["'`]/g

/**
 * Leaves out of the browser's build the kit's messages that no component in it names: the kit has many more
 * components than a page shows. Ids stand in components as whole words, never pieced together.
 */
const usedMessagesOnly = (): Plugin => {
  const catalogues = new Map<string, string>()
  const placeholder = (locale: string) => `__KIT_MESSAGES_${locale}__`
  return {
    name: 'used-messages-only',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async load(path) {
      const locale = kitCatalogue.exec(path)?.[1]
      if (locale === undefined) return undefined
      catalogues.set(locale, await readFile(path, 'utf8'))
      return { code: `export default ${placeholder(locale)}`, moduleType: 'js' }
    },
    renderChunk(code, _chunk, _options, { chunks }) {
      const sources = Object.values(chunks).flatMap(({ modules }) => Object.values(modules).map((module) => module.code ?? ''))
      const used = new Set(sources.flatMap((source) => [...source.matchAll(kitMessageId)].map(([, id]) => id)))
      for (const [locale, catalogue] of catalogues) {
        if (code.includes(placeholder(locale))) return { code: code.replace(placeholder(locale), compiledAll(catalogue, (id) => used.has(id))) }
      }
      return null
    },
  }
}

const compressible = /\.(?:js|css|svg|json)$/

/** Stores every file of the build compressed beside it, once and at the highest level. */
const storedCompression = (): Plugin => ({
  name: 'stored-compression',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!compressible.test(fileName)) continue
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source, { params }) })
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    },
  },
})

const noParser = { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }

/** Few chunks compress better than many; what changes seldom is kept apart from what changes often. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'libraries', test: /node_modules\// },
  { name: 'site', test: /packages\/(?:ui|web)\//, minShareCount: 2 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [usedMessagesOnly(), compiledMessages(), react(), vanillaExtractPlugin(), storedCompression()],
  resolve: { alias: isSsrBuild ? [] : [noParser] },
  ssr: { noExternal: [/^@hospital\//] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/client/entry.tsx', output: { codeSplitting: { groups: chunkGroups } } },
  },
  optimizeDeps: { entries: ['src/client/entry.tsx'] },
}))
