import { startBrokenServer } from './broken-server.ts'
import { sdkCalls } from './calls.ts'
import { faults } from './faults.ts'
import { runFault } from './run.ts'
import type { Outcome } from './run.ts'

// Prints the outcome of every function of the SDK under every kind of fault: `pnpm --filter @hospital/sdk faults`.
const started = performance.now()
const calls = sdkCalls()
const server = await startBrokenServer()

const tally = (outcomes: readonly Outcome[]): string => {
  const counts = new Map<string, number>()
  for (const { kind, where } of outcomes) {
    // Places within bodies differ between functions.
    const name = where === undefined ? kind : `${kind} (${where.startsWith('body') ? 'body' : where})`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

let total = 0
const broken: string[] = []
for (const fault of faults) {
  const plain = await runFault(fault, calls, server, false)
  const validated = await runFault(fault, calls, server, true)
  total += plain.length + validated.length
  broken.push(
    ...[...plain, ...validated].flatMap(({ call, broken }) =>
      broken === undefined ? [] : [`${fault.name}: ${call}: ${broken}`],
    ),
  )
  const [without, within] = [tally(plain), tally(validated)]
  console.log(
    `${fault.name.padEnd(40)} ${without}${within === without ? '' : `\n${'  with validation'.padEnd(40)} ${within}`}`,
  )
}
await server.close()
console.log(
  `\n${faults.length} faults, ${calls.length} functions, ${total} calls, ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
for (const line of [...broken, ...server.arrived]) console.error(line)
if (broken.length + server.arrived.length > 0) process.exitCode = 1
