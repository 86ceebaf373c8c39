import { readFile } from 'node:fs/promises'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { entries } from './entries.ts'
import manifest from './package.json' with { type: 'json' }
import { layerOrder } from './src/theme/layers.ts'

const stylesFile = 'styles.css'

/** The messages as they are: an application merges them into its own, and may compile them. */
const messages: Plugin = {
  name: 'messages',
  async generateBundle() {
    for (const locale of ['id', 'en']) {
      const fileName = `messages/${locale}.json`
      this.emitFile({ type: 'asset', fileName, source: await readFile(`src/${fileName}`) })
    }
  },
}

/** The order of the layers, before all styles: the first component of the file may use any of them. */
const orderFirst: Plugin = {
  name: 'order-first',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.fileName === stylesFile && file.type === 'asset') file.source = `${layerOrder}\n${String(file.source)}`
    },
  },
}

const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })

/**
 * The kit for applications that have no plugin for its styles: a module for each of its own, so that they bundle what they use, and the
 * styles of all of them as one file. `tsconfig.build.json` adds the declarations.
 */
export default defineConfig({
  base: './',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), messages, orderFirst],
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    // An application minifies what it uses.
    minify: false,
    target: 'es2022',
    rolldownOptions: {
      input: entries,
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) => (name.endsWith('.css') ? stylesFile : 'fonts/[name][extname]'),
      },
    },
  },
})
