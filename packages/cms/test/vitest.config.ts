import { defineConfig } from 'vitest/config'
import { timeFactor } from '../../../.ci/time-factor.ts'

// `pnpm test:cms`: a Strapi with the demo, on an empty SQLite in a temporary folder. Not part of `pnpm test`: it installs Strapi.
const factor = await timeFactor()

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'cms',
    include: ['*.spec.ts'],
    globalSetup: ['start-cms.ts'],
    // One database: what a test sends, another may read.
    fileParallelism: false,
    testTimeout: 10_000 * factor,
    hookTimeout: 10_000 * factor,
  },
})
