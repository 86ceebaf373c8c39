import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { processorSeconds } from '../scripts/process-tree.ts'

const run = promisify(execFile)
const autocannon = fileURLToPath(import.meta.resolve('autocannon'))
const ignoreBodies = fileURLToPath(new URL('ignore-bodies.cjs', import.meta.url))

/** Microseconds of a process per request, while 20 connections request an address. Any status but 200 and 304 stops the measurement. */
export const processorCost = async (
  url: string,
  pid: number,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> => {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const options = ['--json', '--setupClient', ignoreBodies, '-c', '20', '-d', String(seconds), ...asked]
  const before = await processorSeconds(pid)
  const { stdout } = await run(process.execPath, [autocannon, ...options, url], { maxBuffer: 64 * 1024 * 1024 })
  const used = (await processorSeconds(pid)) - before
  const { requests, statusCodeStats } = JSON.parse(stdout) as {
    readonly requests: { readonly total: number }
    readonly statusCodeStats: Readonly<Record<string, unknown>>
  }
  const statuses = Object.keys(statusCodeStats)
  if (statuses.length === 0 || statuses.some((status) => status !== '200' && status !== '304'))
    throw new Error(`${url} was answered with ${statuses.join(', ') || 'nothing'}`)
  return (used / requests.total) * 1e6
}

/** The median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
