import { spawn } from 'node:child_process'
import { ensureChromium } from '@hospital/chromium'
import { processorTime } from './processor-time.ts'
import type { Step } from './quick-steps.ts'

// `pnpm test`: everything that CI runs, one step after the other, with its time. The first failure ends the run.
const steps: readonly Step[] = [
  ['what `pnpm check` runs, side by side', 'node', '.ci/check.ts'],
  ['unit tests, and every story in both languages', 'vitest', 'run'],
  ['build', 'pnpm', 'build'],
  ['sizes of the SDK', 'node', '.ci/check-sizes.ts'],
  ['packages of the SDK and the mocks, and applications that use them', 'node', '.ci/check-package.ts'],
  ['end to end', 'pnpm', '--filter', '@hospital/web', 'e2e'],
  ['each sentence of the specification was held by a test', 'node', '.ci/check-specification.ts'],
]

const run = (command: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })

/** Starts a clock. Returns a function for the time since then, with the time of all processors if the system reports it. */
const startClock = (): (() => string) => {
  const started = performance.now()
  const used = processorTime()
  return () => {
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
    const now = processorTime()
    return now === undefined || used === undefined
      ? seconds
      : `${seconds}, ${(now - used).toFixed(1)} s of processors, other programs included`
  }
}

// Unpacked here once, because several test runners would need it at the same time.
await ensureChromium()

const total = startClock()
for (const [what, command, ...args] of steps) {
  const clock = startClock()
  console.log(`\n== ${what}`)
  const code = await run(command, args)
  console.log(`== ${what}: ${code === 0 ? 'passed' : 'FAILED'} in ${clock()}`)
  if (code !== 0) process.exit(code)
}
console.log(`\nAll ${steps.length} steps passed in ${total()}`)
