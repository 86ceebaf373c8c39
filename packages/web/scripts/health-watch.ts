// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
import { get } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** Asks `/health` again and again, in a thread of its own: the contract server, which shares a process with tests, must not slow it down. */
export interface HealthWatch {
  /** Ends the watch. Gives the milliseconds that each answer took; Infinity for one that did not come. */
  readonly stop: () => Promise<readonly number[]>
}

/** Milliseconds between two questions. */
const interval = 50

const ask = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const started = performance.now()
    get(url, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - started : Infinity))
    }).once('error', () => resolve(Infinity))
  })

/** Begins to watch a site. */
export const watchHealth = async (site: string): Promise<HealthWatch> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url: `${site}/health` } })
  await new Promise((resolve) => worker.once('message', resolve))
  return {
    stop: () =>
      new Promise((resolve) => {
        worker.once('message', (durations: readonly number[]) => resolve(durations))
        worker.postMessage('stop')
      }),
  }
}

const watch = async (url: string): Promise<void> => {
  const durations: number[] = []
  const state = { isOver: false }
  parentPort?.once('message', () => (state.isOver = true))
  durations.push(await ask(url))
  parentPort?.postMessage('ready')
  while (!state.isOver) {
    durations.push(await ask(url))
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
  parentPort?.postMessage(durations)
}

if (!isMainThread) await watch((workerData as { readonly url: string }).url)
