import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * How much slower this machine is now than the quiet one on which the limits of the tests were chosen: 1 there, more on a machine that is
 * slower or busy. Limits of tests are multiplied by it; limits of the product never are.
 */

/** Milliseconds that the work below takes on each processor of the quiet machine (Node 24, two processors of a cloud machine). */
const quietDuration = 410

/** A machine this busy finishes nothing: a longer wait would only hide that. */
const highestFactor = 8

/** Arithmetic alone, as much of it on each machine, in calls that are short: a single long one is not always compiled by the optimizer. */
const work = `
  const call = (sum) => {
    for (let round = 0; round < 1_000_000; round += 1) sum = (Math.imul(sum, 31) + round) | 0
    return sum
  }
  let sum = 0
  for (let count = 0; count < 200; count += 1) sum = call(sum)
  require('node:worker_threads').parentPort.postMessage(sum)
`

/** How often the work is measured: a cloud machine that was idle takes four times as long now and then. The shortest time counts. */
const tries = 3

/** Milliseconds until every processor has done the work, as busy as the machine is. */
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
 * The factor of this run. It is measured once: programs that a run starts find it in `TEST_TIME_FACTOR`, which a person may set as well.
 */
export const timeFactor = async (): Promise<number> => {
  const known = Number(process.env['TEST_TIME_FACTOR'])
  if (known >= 1) return known
  let duration = Infinity
  for (let count = 0; count < tries; count += 1) duration = Math.min(duration, await measureDuration())
  const factor = factorOf(duration)
  process.env['TEST_TIME_FACTOR'] = String(factor)
  return factor
}
