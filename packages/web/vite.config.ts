import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'
import { compiledMessages } from './build/compiled-messages.ts'
import { messageUse } from './build/message-use.ts'
import { storedCompression } from './build/stored-compression.ts'

const noParser = { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }

/**
 * Few chunks compress better than many, and what changes seldom is kept apart from what changes often. Modules that
 * pages share are grouped by the pages that share them, so that none loads what it has no use for.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'libraries', test: /node_modules\//, minShareCount: 2, entriesAware: true },
  { name: 'site', test: /packages\/(?:ui|web)\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 },
]

/** Chunks are named for their group; which pages share them would make names without end. */
const fileName = ({ name = 'part' }: { readonly name?: string | undefined }, ending: string) => `assets/${name.replace(/~.*$/, '')}-[hash]${ending}`

const output: Rolldown.OutputOptions = {
  codeSplitting: { groups: chunkGroups },
  chunkFileNames: (chunk) => fileName(chunk, '.js'),
  assetFileNames: ({ names: [name] }) => fileName({ name: name?.replace(/\.[^.]+$/, '') }, '[extname]'),
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compiledMessages(), react(), vanillaExtractPlugin(), messageUse(), storedCompression()],
  resolve: { alias: isSsrBuild ? [] : [noParser] },
  ssr: { noExternal: [/^@hospital\//] },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild ? {} : { input: 'src/client/entry.tsx', output },
  },
  optimizeDeps: { entries: ['src/client/entry.tsx'] },
}))
