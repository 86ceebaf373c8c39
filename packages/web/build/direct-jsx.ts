import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const runtime = fileURLToPath(new URL('react-jsx-runtime.ts', import.meta.url))

/** Gives components the functions that make elements as plain variables: a page's script has hundreds of calls of them. */
export const directJsx = (): Plugin => ({
  name: 'direct-jsx',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'react/jsx-runtime' && importer !== runtime ? runtime : undefined),
})
