// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** One answer of `/health`. */
export interface HealthAnswer {
  /** Milliseconds until the answer; Infinity without an answer. */
  readonly duration: number
  /**
   * Milliseconds of processor time of the site's main thread since the answer before (0 on systems other than Linux). Work in one piece
   * delays all visitors by that time, however busy the machine is.
   */
  readonly processor: number
}

/** Requests `/health` again and again, in its own thread: the contract server, which shares a process with tests, must not slow it down. */
export interface HealthWatch {
  /** Ends the watch. */
  readonly stop: () => Promise<readonly HealthAnswer[]>
}

interface WatchOptions {
  readonly url: string
  /** The process of the site. */
  readonly pid: number | undefined
  /** Milliseconds between an answer and the next question. */
  readonly interval: number
}

const ask = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const started = performance.now()
    get(url, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - started : Infinity))
    }).once('error', () => resolve(Infinity))
  })

/** Milliseconds of processor time that the main thread of a process has used so far. */
const processorTime = (pid: number | undefined): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

/** Starts watching a site. */
export const watchHealth = async (
  { url, pid }: { readonly url: string; readonly pid: number | undefined },
  interval = 50,
): Promise<HealthWatch> => {
  const options: WatchOptions = { url: `${url}/health`, pid, interval }
  const worker = new Worker(new URL(import.meta.url), { workerData: options })
  await new Promise((resolve) => worker.once('message', resolve))
  return {
    stop: () =>
      new Promise((resolve) => {
        worker.once('message', (answers: readonly HealthAnswer[]) => resolve(answers))
        worker.postMessage('stop')
      }),
  }
}

const watch = async ({ url, pid, interval }: WatchOptions): Promise<void> => {
  const answers: HealthAnswer[] = []
  const state = { isOver: false }
  parentPort?.once('message', () => (state.isOver = true))
  await ask(url)
  let before = processorTime(pid)
  const look = async () => {
    const duration = await ask(url)
    const after = processorTime(pid)
    answers.push({ duration, processor: after - before })
    before = after
  }
  await look()
  parentPort?.postMessage('ready')
  while (!state.isOver) {
    await look()
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
  parentPort?.postMessage(answers)
}

if (!isMainThread) await watch(workerData as WatchOptions)
