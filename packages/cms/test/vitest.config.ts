import { defineConfig } from 'vitest/config'
import { asShipped } from '../../../.ci/as-shipped.ts'
import { timeFactor } from '../../../.ci/time-factor.ts'
import { version } from './version.ts'

// `pnpm test:cms`: a Strapi with the demo, on an empty SQLite in a temporary folder. Not part of `pnpm test`: it installs Strapi.
const factor = await timeFactor()

export default defineConfig({
  ...asShipped(),
  root: import.meta.dirname,
  test: {
    name: 'cms',
    // Strapi 4 has no custom routes here, and its screens are at their end: what is tested is what the site asks.
    include: version === 4 ? ['contract.spec.ts', 'documents.spec.ts'] : ['*.spec.ts'],
    globalSetup: ['start-cms.ts'],
    env: { NODE_ENV: 'production' },
    // One database: what a test sends, another may read.
    fileParallelism: false,
    testTimeout: 10_000 * factor,
    hookTimeout: 60_000 * factor,
  },
})
