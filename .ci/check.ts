import { fileURLToPath } from 'node:url'
import { quickSteps } from './quick-steps.ts'
import type { Step } from './quick-steps.ts'
import { runProgram } from './run-program.ts'

// `pnpm check`: what is worth a look before each commit, side by side. All steps run to their end, and each failure is shown.
const root = fileURLToPath(new URL('..', import.meta.url))
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const started = performance.now()

const check = async ([what, command, ...args]: Step): Promise<boolean> => {
  const failure = await runProgram(command, args, root).then(
    () => undefined,
    (reason: unknown) => String(reason),
  )
  console.log(
    `${what}: ${failure === undefined ? 'passed' : 'FAILED'} in ${seconds(started)}${failure === undefined ? '' : `\n${failure}\n`}`,
  )
  return failure === undefined
}

const passed = await Promise.all(quickSteps.map(check))
console.log(`${passed.filter(Boolean).length} of ${passed.length} passed in ${seconds(started)}`)
process.exitCode = passed.every(Boolean) ? 0 : 1
