import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json)$/

/** Stores a compressed copy of every file of the build beside it, once and at the highest level. */
export const storedCompression = (): Plugin => ({
  name: 'stored-compression',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!compressible.test(fileName)) continue
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) })
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    },
  },
})
