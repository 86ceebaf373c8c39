import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'

/** Visitors who request pages one after the other, at a constant rate whatever the answers' durations. */
export interface Visits {
  readonly url: string
  readonly paths: readonly string[]
  /** Requests per second. */
  readonly rate: number
  readonly seconds: number
}

export interface VisitResult {
  /** Answers by status; 0 for no answer. */
  readonly statuses: Readonly<Record<string, number>>
  /** Milliseconds to the end of each answer, in ascending order. */
  readonly durations: readonly number[]
}

const isVisitor = process.argv[2] === 'visit'
/** More would only measure the client's own queue. */
const mostAtOnce = 400
const tick = 20

/** Sends the requests from a separate process, so that the load of a test does not slow its visitors down. */
export const visitPages = (visits: Visits): Promise<VisitResult> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['visit'])
    child.once('message', (result) => resolve(result as VisitResult))
    child.once('error', reject)
    child.send(visits)
  })

/** The quantile of the ascending `durations` for a share, in whole milliseconds. */
export const quantile = (durations: readonly number[], share: number): number =>
  Math.round(durations[Math.floor((durations.length - 1) * share)] ?? 0)

const visitAll = async ({ url, paths, rate, seconds }: Visits): Promise<VisitResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: mostAtOnce })
  const statuses: Record<string, number> = {}
  const durations: number[] = []
  const running = new Set<Promise<void>>()

  const visit = (path: string): Promise<number> =>
    new Promise((resolve) => {
      get(`${url}${path}`, { agent, timeout: 15_000 }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', () => resolve(0))
      }).once('error', () => resolve(0))
    })
  const record = async (path: string): Promise<void> => {
    const started = performance.now()
    const status = await visit(path)
    durations.push(performance.now() - started)
    statuses[status] = (statuses[status] ?? 0) + 1
  }

  const started = performance.now()
  for (let sent = 0; performance.now() - started < seconds * 1000;) {
    const due = Math.floor(((performance.now() - started) / 1000) * rate)
    for (; sent < due && running.size < mostAtOnce; sent += 1) {
      const visiting = record(paths[sent % paths.length] ?? '/').finally(() => running.delete(visiting))
      running.add(visiting)
    }
    await new Promise((resolve) => setTimeout(resolve, tick))
  }
  await Promise.all(running)
  return { statuses, durations: durations.toSorted((a, b) => a - b) }
}

if (isVisitor)
  process.once(
    'message',
    (visits) => void visitAll(visits as Visits).then((result) => process.send?.(result, () => process.exit())),
  )
