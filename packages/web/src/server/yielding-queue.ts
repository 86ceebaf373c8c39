import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'

/** Milliseconds of work after which the queue yields, and the longest that it then waits for new connections. */
const share = 5
const longestWait = 10

/** A queue of one kind of work. Work begins at once if the queue is idle, otherwise first come, first served. */
export interface YieldingQueue {
  /** Begins work. */
  readonly begin: (work: () => void) => void
  /** Resumes work that has begun, before any other work begins. */
  readonly resume: (work: () => void) => void
}

let connections = 0

/** Counts a new connection. */
export const connectionCame = (): void => {
  connections += 1
}

/**
 * Makes a queue that yields to new connections. libuv accepts one connection per iteration of the event loop. With 200 of them before it the
 * connection of `/health` waits for 200 iterations, and each of them does work. So after its share of work the queue waits for an iteration
 * without a new connection. `bench:attack`, "a page of its own for each of 1,000 addresses", the longest time of the processor
 * between two answers of `/health`: 57 and 35 ms; 942 and 535 ms if the queue starts one work per iteration instead (`setImmediate`).
 * The microtasks that a work starts belong to it. `now`: milliseconds of a monotonic clock.
 */
export const createYieldingQueue = (now: () => number = () => performance.now()): YieldingQueue => {
  const beginning: (() => void)[] = []
  const resuming: (() => void)[] = []
  /** When the first work of this share began; undefined where none has. */
  let began: number | undefined
  let isBusy = false
  let seen = 0
  let ended = 0

  const beginNext = () => {
    const isUsed = began !== undefined && now() - began >= share
    const work = isUsed ? undefined : (resuming.shift() ?? beginning.shift())
    isBusy = work !== undefined
    if (!work) return
    if (began === undefined) {
      began = now()
      setImmediate(end)
    }
    // A `nextTick` callback that a microtask queues runs when no microtask is left.
    queueMicrotask(() => process.nextTick(beginNext))
    work()
  }
  const end = () => {
    ended = now()
    seen = connections
    setImmediate(beginAgain)
  }
  const beginAgain = () => {
    const isQuiet = seen === connections
    seen = connections
    if (resuming.length + beginning.length > 0 && !isQuiet && now() - ended < longestWait) {
      setImmediate(beginAgain)
      return
    }
    began = undefined
    beginNext()
  }

  const addTo = (waiting: (() => void)[]) => (work: () => void) => {
    waiting.push(work)
    if (!isBusy) beginNext()
  }
  return { begin: addTo(beginning), resume: addTo(resuming) }
}

const pages = createYieldingQueue()

/** Resolves when a page may begin, since its work takes milliseconds. */
export const yieldToBegin = (): Promise<void> => new Promise(pages.begin)

/**
 * Resolves when a page that has begun may resume: with an answer of a back end, or with its rendering. It ends before another page begins.
 * When 200 pages were all loaded before the first was rendered, their data cost the process 20 MB.
 */
export const yieldToResume = (): Promise<void> => new Promise(pages.resume)

/** Runs work of less than a millisecond: the begin of a request, a chunk of a body, an answer of a back end. Pages do not delay it. */
export const runBriefly = createYieldingQueue().begin

/** Resolves when brief work may run. */
export const yieldBriefly = (): Promise<void> => new Promise(runBriefly)

/** `fetch` for back ends: answers that arrive together are processed one after the other. */
export const fetchThenYield: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  await yieldToResume()
  return response
}
