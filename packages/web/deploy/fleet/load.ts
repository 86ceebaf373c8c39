import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pathOf } from '../../scripts/programs.ts'

const run = promisify(execFile)
const script = fileURLToPath(new URL('visitors.lua', import.meta.url))

/** The visitors' results. Times are in milliseconds. */
export interface Load {
  readonly requests: number
  readonly seconds: number
  /** Answers with a status of 400 and above, and broken connections. */
  readonly failed: number
  readonly p50: number
  readonly p99: number
}

/** Lets visitors request the addresses in a file from an origin, as fast as it answers. */
export const load = async (
  url: string,
  { addresses, cookie, seconds }: { readonly addresses: string; readonly cookie: string; readonly seconds: number },
): Promise<Load> => {
  const options = ['-t', '1', '-c', '32', '-d', `${seconds}s`, '--timeout', '10s', '--latency', '-s', script, url]
  const { stdout } = await run(pathOf('load'), [...options, '--', addresses, cookie])
  const [, result] = /^RESULT (.*)$/m.exec(stdout) ?? []
  if (result === undefined) throw new Error(`wrk told nothing: ${stdout}`)
  return JSON.parse(result) as Load
}
