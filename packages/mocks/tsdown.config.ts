import { defineConfig } from 'tsdown'
import type { UserConfig } from 'tsdown'

const common = {
  format: 'esm',
  target: 'es2022',
} as const satisfies UserConfig

export default defineConfig([
  {
    ...common,
    entry: {
      index: 'src/index.ts',
      'homes/browser': 'src/homes/browser.ts',
      'homes/node': 'src/homes/node.ts',
      'homes/server': 'src/homes/server.ts',
    },
    platform: 'neutral',
    dts: true,
    clean: true,
  },
  /**
   * The command consists of a few files, one for each API: finding a thousand modules took more than half of the time to its first answer.
   */
  {
    ...common,
    entry: { 'homes/serve': 'src/homes/serve.ts' },
    outputOptions: {
      codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
    },
    deps: { alwaysBundle: [/.*/] },
    platform: 'node',
    fixedExtension: false,
    minify: true,
    dts: false,
    clean: false,
  },
])
