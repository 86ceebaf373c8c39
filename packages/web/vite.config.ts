import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { shortNames } from './build/class-names.ts'
import { compileHints } from './build/compile-hints.ts'
import { compiledMessages } from './build/compiled-messages.ts'
import { directImports } from './build/direct-imports.ts'
import { messageUse } from './build/message-use.ts'
import { noChunkCircles } from './build/no-chunk-circles.ts'
import { storedCompression } from './build/stored-compression.ts'

const noParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/** Chunks are named for their group: a name of all pages that share a chunk would grow without end. */
const fileName = ({ name = 'part' }: { readonly name?: string | undefined }, ending: string) =>
  `assets/${name.replace(/~.*$/, '')}-[hash]${ending}`

const output: Rolldown.OutputOptions = {
  codeSplitting: { groups: chunkGroups() },
  // The service worker answers for the whole site, and so lies at its root under a name that stays.
  entryFileNames: (chunk) => (chunk.name === 'worker' ? 'sw.js' : fileName(chunk, '.js')),
  chunkFileNames: (chunk) => fileName(chunk, '.js'),
  assetFileNames: ({ names: [name] }) => fileName({ name: name?.replace(/\.[^.]+$/, '') }, '[extname]'),
}

export default defineConfig(({ command, isSsrBuild }) => {
  // Not for the server, nor while developing.
  const isBrowserBuild = command === 'build' && !isSsrBuild
  return {
    plugins: [
      isBrowserBuild && directImports(),
      compiledMessages(),
      react(),
      vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
      isBrowserBuild && [messageUse(), compileHints(['libraries', 'entry']), noChunkCircles(), storedCompression()],
    ],
    resolve: { alias: isSsrBuild ? [] : [noParser] },
    // Where there are no packages beside it, as in a container, the server has all that it imports in its files.
    ssr: { noExternal: process.env['SELF_CONTAINED'] === 'true' || [/^@hospital\//] },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      // A page's script is asked for together with its data (navigation/fetch-page.ts), and so has time to name what it imports.
      modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')) },
      copyPublicDir: !isSsrBuild,
      rolldownOptions: isSsrBuild
        ? {}
        : {
            input: [
              'src/boot/entry.tsx',
              'src/boot/early.ts',
              'src/boot/locale-data.ts',
              'src/boot/traced.ts',
              'src/boot/offline/worker.ts',
            ],
            output,
          },
    },
    optimizeDeps: { entries: ['src/boot/entry.tsx'] },
  }
})
