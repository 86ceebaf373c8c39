import { defineConfig } from 'tsdown'

/** Each entry lies as deep as its source: the server finds the pictures by its own place. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'homes/browser': 'src/homes/browser.ts',
    'homes/node': 'src/homes/node.ts',
    'homes/server': 'src/homes/server.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  clean: true,
})
