import { defineConfig } from 'tsdown'
import type { UserConfig } from 'tsdown'

const common = { format: 'esm', target: 'es2022' } as const satisfies UserConfig

export default defineConfig([
  /** The server's code lies as deep as its source, in an entry or in a shared chunk: it finds the pictures by its own place. */
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      'homes/browser': 'src/homes/browser.ts',
      'homes/node': 'src/homes/node.ts',
      'homes/server': 'src/homes/server.ts',
    },
    outputOptions: { chunkFileNames: 'homes/[name]-[hash].js' },
    platform: 'neutral',
    dts: true,
    clean: true,
  },
  /** The command is one file with all that it needs: finding a thousand modules took more than half of the time to its first answer. */
  {
    ...common,
    entry: { 'homes/serve': 'src/homes/serve.ts' },
    deps: { alwaysBundle: [/.*/] },
    platform: 'node',
    fixedExtension: false,
    minify: true,
    dts: false,
    clean: false,
  },
])
