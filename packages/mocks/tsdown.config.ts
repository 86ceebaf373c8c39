import { defineConfig } from 'tsdown'

/** The server's code lies as deep as its source, in an entry or in a shared chunk: it finds the pictures by its own place. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'homes/browser': 'src/homes/browser.ts',
    'homes/node': 'src/homes/node.ts',
    'homes/server': 'src/homes/server.ts',
    'homes/serve': 'src/homes/serve.ts',
  },
  outputOptions: { chunkFileNames: 'homes/[name]-[hash].js' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
})
