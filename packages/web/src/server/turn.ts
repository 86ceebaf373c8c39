import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers'

/** Milliseconds of work after which the rest waits, and the most that it waits for new connections. */
const share = 5
const longestWait = 10

/** Turns of one kind of work: each work is done now, or as soon as its turn comes, the first that came first. */
export interface Turns {
  /** Begins a work. */
  readonly begin: (work: () => void) => void
  /** Goes on with a begun work, before any other one begins. */
  readonly goOn: (work: () => void) => void
}

let connections = 0

/** Tells of a new connection. */
export const connectionCame = (): void => {
  connections += 1
}

/**
 * Makes turns for work that comes in bursts. libuv accepts one connection in a turn of the event loop: with 200 of them in front of it,
 * the connection of `/health` waited for 200 turns, and in each the site did what the one before had asked for. So after a share of
 * work the rest waits for a turn without a new connection, which has also read what the last of them asks for. What follows a work at once
 * (microtasks) is a part of it. `now` is in milliseconds of a clock that never jumps.
 */
export const createTurns = (now: () => number = () => performance.now()): Turns => {
  const beginning: (() => void)[] = []
  const goingOn: (() => void)[] = []
  /** When the first work of this share began; undefined where none has. */
  let began: number | undefined
  let isBusy = false
  let seen = 0
  let ended = 0

  const beginNext = () => {
    const isUsed = began !== undefined && now() - began >= share
    const work = isUsed ? undefined : (goingOn.shift() ?? beginning.shift())
    isBusy = work !== undefined
    if (!work) return
    if (began === undefined) {
      began = now()
      setImmediate(end)
    }
    // A tick that a microtask asks for comes when no microtask is left.
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
    if (goingOn.length + beginning.length > 0 && !isQuiet && now() - ended < longestWait) {
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
  return { begin: addTo(beginning), goOn: addTo(goingOn) }
}

const pages = createTurns()

/** Resolves when a page may be begun: its turns take milliseconds. */
export const turnToBegin = (): Promise<void> => new Promise(pages.begin)

/**
 * Resolves when a begun page may go on: with an answer of a back end, or with its rendering. It is finished before another one begins: when
 * 200 were all loaded first, what they held until they were rendered cost the process 20 MB.
 */
export const turn = (): Promise<void> => new Promise(pages.goOn)

/** Work that takes less than a millisecond: the begin of a request, a piece of a body, an answer that is passed on. No page delays it. */
export const briefly = createTurns().begin

/** Resolves when work of that kind may go on. */
export const briefTurn = (): Promise<void> => new Promise(briefly)

/** The platform's `fetch`, for back ends: what is made of answers that arrive together is made in turn. */
export const fetchInTurn: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  await turn()
  return response
}
