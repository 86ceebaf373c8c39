import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * How much slower this machine is now than the quiet machine for which the limits of the tests were chosen: 1 there, more on a slower or
 * busy machine. Limits of tests are multiplied by the factor; limits of the product never are.
 */

/** Milliseconds that the work below takes on each processor of the quiet machine (Node 24, two processors of a cloud machine). */
const quietDuration = 410

/** A busier machine finishes nothing: a longer wait would only hide that. */
const highestFactor = 8

/** Only arithmetic, the same amount on each machine, in short calls: the optimizer does not always compile a single long call. */
const work = `
  const call = (sum) => {
    for (let round = 0; round < 1_000_000; round += 1) sum = (Math.imul(sum, 31) + round) | 0
    return sum
  }
  let sum = 0
  for (let count = 0; count < 200; count += 1) sum = call(sum)
  require('node:worker_threads').parentPort.postMessage(sum)
`

/** How often the work is measured. A cloud machine that was idle takes four times as long now and then, so the shortest time counts. */
const tries = 3

/** Milliseconds until every processor has done the work, at the machine's present load. */
const measureDuration = async (): Promise<number> => {
  const started = performance.now()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      await once(new Worker(work, { eval: true }), 'message')
    }),
  )
  return performance.now() - started
}

/** The factor of a duration in milliseconds, with one decimal. */
export const factorOf = (duration: number): number =>
  Math.round(Math.min(highestFactor, Math.max(1, duration / quietDuration)) * 10) / 10

/**
 * The factor of this test runner, which prints it. It is measured once: the processes that the runner starts read it from
 * `TEST_TIME_FACTOR`, which a person may set as well. Each runner of `pnpm test` measures for itself: the whole takes 20 minutes, and
 * another program may have started since the step before.
 */
export const timeFactor = async (): Promise<number> => {
  const known = Number(process.env['TEST_TIME_FACTOR'])
  if (known >= 1) return known
  let duration = Infinity
  for (let count = 0; count < tries; count += 1) duration = Math.min(duration, await measureDuration())
  const factor = factorOf(duration)
  process.env['TEST_TIME_FACTOR'] = String(factor)
  console.log(`Limits of tests are multiplied by ${factor}, as busy as this machine is`)
  return factor
}
