import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { quickSteps } from './quick-steps.ts'
import type { Step } from './quick-steps.ts'
import { runProgram } from './run-program.ts'

// `pnpm check`: the checks before each commit, as many at once as there are processors. All steps run to their end, and each failure is
// shown.
const root = fileURLToPath(new URL('..', import.meta.url))
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const started = performance.now()

const waiting = [...quickSteps]
const running = new Set<string>()
const failed: string[] = []

const check = async ([what, command, ...args]: Step): Promise<void> => {
  const stepStarted = performance.now()
  running.add(what)
  const failure = await runProgram(command, args, root).then(
    () => undefined,
    (reason: unknown) => String(reason),
  )
  running.delete(what)
  if (failure !== undefined) failed.push(what)
  const rest = [...running, ...waiting.map(([next]) => next)]
  const still = rest.length > 0 ? `; not done yet: ${rest.join(', ')}` : ''
  console.log(`${what}: ${failure === undefined ? 'passed' : 'FAILED'} in ${seconds(stepStarted)}${still}`)
  if (failure !== undefined) console.log(`${failure}\n`)
}

/** Runs one step after the other until none is left. */
const work = async (): Promise<void> => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await check(step)
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(`${quickSteps.length - failed.length} of ${quickSteps.length} passed in ${seconds(started)}`)
process.exitCode = failed.length === 0 ? 0 : 1
