import { defineConfig } from 'vitest/config'
import { asShipped } from '../../../.ci/as-shipped.ts'
import { timeFactor } from '../../../.ci/time-factor.ts'
import { version } from './version.ts'

// `pnpm test:cms`: tests a Strapi with the demo, on an empty SQLite in a temporary folder. Not part of `pnpm test`, because it installs
// Strapi.
const factor = await timeFactor()

export default defineConfig({
  ...asShipped(),
  root: import.meta.dirname,
  test: {
    name: 'cms',
    // The screens of Strapi 4 are no longer developed, and it has neither previews nor the report. So only the site's calls are tested.
    include:
      version === 4
        ? ['contract', 'documents', 'functions', 'custom-routes', 'submissions'].map((name) => `${name}.spec.ts`)
        : ['*.spec.ts'],
    globalSetup: ['start-cms.ts'],
    env: { NODE_ENV: 'production' },
    // All files share one database: an entry of one test may be read by another.
    fileParallelism: false,
    testTimeout: 10_000 * factor,
    hookTimeout: 60_000 * factor,
  },
})
