import { pathOf } from '../scripts/programs.ts'

// Runs before the tests: a browser that is missing ends the command before any of them has started. The configuration cannot say
// so itself, since tools that only read it run on machines without these browsers.
try {
  for (const name of ['firefox', 'webkit', 'screen'] as const) pathOf(name)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
