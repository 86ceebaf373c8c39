import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Rolldown } from 'vite'
import { shortNames } from './build/class-names.ts'
import { compileHints } from './build/compile-hints.ts'
import { compiledMessages } from './build/compiled-messages.ts'
import { directImports } from './build/direct-imports.ts'
import { directJsx } from './build/direct-jsx.ts'
import { messageUse } from './build/message-use.ts'
import { noChunkCircles } from './build/no-chunk-circles.ts'
import { storedCompression } from './build/stored-compression.ts'
import { unusedFormatters } from './build/unused-formatters.ts'

const noParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

const sourceFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const noShim = {
  find: /^use-sync-external-store\/shim\/index\.js$/,
  replacement: sourceFile('build/use-sync-external-store.ts'),
}

/** What a first visit to the home page needs: the modules that the entry and the page import, however far. */
const modulesOfHome = (context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  ;['src/boot/entry.tsx', 'src/features/home/home-page.tsx'].map(sourceFile).forEach(visit)
  return found
}

/**
 * Few chunks compress better than many, and what changes seldom is kept apart from what changes often. Pages share
 * what they have in common, but the home page must load nothing that only others need.
 */
const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  let home: ReadonlySet<string> | undefined
  const ofHome = (name: string) => (id: string, context: Rolldown.ChunkingContext) =>
    (home ??= modulesOfHome(context)).has(id) ? name : null
  return [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
    { name: ofHome('libraries'), debugName: 'libraries', test: /node_modules\//, priority: 2 },
    { name: ofHome('site'), debugName: 'site', test: /packages\/(?:ui|web|sdk)\//, priority: 1 },
    // Who is logged in is known on every page; what reads their data is in the next two.
    {
      name: 'session',
      test: /src\/session\/(?:account|begin-session|session|tab-storage|token)\.ts$/,
      priority: 1,
    },
    // What calls the back ends comes with a dialog or a form that calls, not with every page that may open one.
    {
      name: 'calls',
      test: /node_modules\/openapi-fetch\/|packages\/sdk\/src\/(?:client|member|generated\/(?!company)[\w-]+)\/(?!constraints)|src\/session\/log-in\.ts$/,
      priority: 1,
    },
    // What reads personal data comes with the pages of the areas, and with a booking.
    {
      name: 'personal',
      test: /node_modules\/@tanstack\/|src\/personal-data\/(?!write-(?:outcome|words))|src\/features\/member\/area\//,
      priority: 1,
    },
    // A chunk for each set of pages that share something. Small ones are not merged: they would import each other in circles.
    { name: 'pages', minShareCount: 2, entriesAware: true },
  ]
}

/** Chunks are named for their group; which pages share them would make names without end. */
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
      isBrowserBuild && [directImports(), directJsx(), unusedFormatters()],
      compiledMessages(),
      react(),
      vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
      isBrowserBuild && [
        messageUse(),
        compileHints(['react', 'libraries', 'entry']),
        noChunkCircles(),
        storedCompression(),
      ],
    ],
    resolve: { alias: isSsrBuild ? [] : [noParser, noShim] },
    ssr: { noExternal: [/^@hospital\//] },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      manifest: !isSsrBuild,
      // A page's script is asked for together with its data (navigation/fetch-page.ts), and so has time to name what it imports.
      modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')) },
      copyPublicDir: !isSsrBuild,
      rolldownOptions: isSsrBuild
        ? {}
        : {
            input: ['src/boot/entry.tsx', 'src/boot/early.ts', 'src/boot/locale-data.ts', 'src/boot/offline/worker.ts'],
            output,
          },
    },
    optimizeDeps: { entries: ['src/boot/entry.tsx'] },
  }
})
