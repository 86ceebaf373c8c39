import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './build/compiled-messages.ts'
import { messageUse } from './build/message-use.ts'
import { storedCompression } from './build/stored-compression.ts'

const noParser = { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }

/** Few chunks compress better than many; what changes seldom is kept apart from what changes often. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'libraries', test: /node_modules\// },
  { name: 'site', test: /packages\/(?:ui|web)\//, minShareCount: 2 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [compiledMessages(), react(), vanillaExtractPlugin(), messageUse(), storedCompression()],
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
