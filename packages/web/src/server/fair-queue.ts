import { yieldToBegin } from './yielding-queue.ts'

/** The client that asks for work. */
export interface Asker {
  /** See clientAddress. */
  readonly address: string
  /** Whether the client has closed the connection. */
  readonly isGone: () => boolean
}

/** The error for work that was not begun: too much waits for the same address or for the site, or the client has closed the connection. */
export class NotAdmitted extends Error {
  readonly reason: 'busy' | 'gone'
  /** The asker whose request was refused; other requests may have joined it. */
  readonly asker: Asker
  constructor(reason: 'busy' | 'gone', asker: Asker) {
    super(`the request is not admitted: ${reason}`)
    this.reason = reason
    this.asker = asker
  }
}

/** Limits of work under way and of waiting work. */
export interface FairQueueLimits {
  /** The most requests under way for one address. */
  readonly perAddress: number
  /** The most requests under way in total. */
  readonly inAll: number
  /** The most requests waiting for one address. */
  readonly waitingPerAddress: number
  /** The most requests waiting in total. */
  readonly waitingInAll: number
}

/**
 * Work for pages, data and searches. 16 for an address take up to 130 ms of rendering, and a clinic's 200 people who come at once find
 * room. Calls wait for back ends and cost little here.
 */
export const pageLimits: FairQueueLimits = { perAddress: 16, inAll: 256, waitingPerAddress: 200, waitingInAll: 2000 }
export const callLimits: FairQueueLimits = { perAddress: 64, inAll: 2000, waitingPerAddress: 200, waitingInAll: 2000 }

/** Begins work, with addresses taking turns. */
export interface FairQueue {
  /**
   * Runs the work when it is its turn. Rejects with NotAdmitted if the queue refuses the work. Work must not ask for another turn: it would
   * wait for itself.
   */
  readonly run: <Value>(asker: Asker, work: () => Promise<Value>) => Promise<Value>
}

interface Waiting {
  readonly asker: Asker
  readonly begin: () => void
  readonly refuse: (error: NotAdmitted) => void
}

interface Line {
  running: number
  readonly waiting: Waiting[]
}

/** The lines of addresses, which take turns. `perAddress`: the most work under way for each. */
const createLines = (perAddress: number) => {
  const lines = new Map<string, Line>()
  /** Addresses whose next work may begin, the next one first. */
  const ready = new Set<string>()
  const settle = (address: string, line: Line) => {
    if (line.waiting.length > 0 && line.running < perAddress) ready.add(address)
    else if (line.waiting.length === 0 && line.running === 0) lines.delete(address)
  }
  return {
    waitingOf: (address: string): number => lines.get(address)?.waiting.length ?? 0,
    add: (work: Waiting): void => {
      const { address } = work.asker
      const line = lines.get(address) ?? { running: 0, waiting: [] }
      lines.set(address, line)
      line.waiting.push(work)
      settle(address, line)
    },
    /** The next work. It counts as under way until `end`. */
    next: (): Waiting | undefined => {
      for (const address of ready) {
        // An address with more work goes back to the end of the round.
        ready.delete(address)
        const line = lines.get(address)
        const work = line?.waiting.shift()
        if (!line || !work) continue
        line.running += 1
        settle(address, line)
        return work
      }
      return undefined
    },
    end: (address: string): void => {
      const line = lines.get(address)
      if (!line) return
      line.running -= 1
      settle(address, line)
    },
  }
}

/** Admits and ends work, within the limits. */
const createAdmission = ({ perAddress, inAll, waitingPerAddress, waitingInAll }: FairQueueLimits) => {
  const lines = createLines(perAddress)
  let running = 0
  let waiting = 0

  const beginNext = () => {
    while (running < inAll) {
      const next = lines.next()
      if (!next) return
      waiting -= 1
      if (next.asker.isGone()) {
        lines.end(next.asker.address)
        next.refuse(new NotAdmitted('gone', next.asker))
      } else {
        running += 1
        next.begin()
      }
    }
  }

  const admit = (asker: Asker): Promise<void> =>
    new Promise((begin, refuse) => {
      if (lines.waitingOf(asker.address) >= waitingPerAddress || waiting >= waitingInAll) {
        refuse(new NotAdmitted('busy', asker))
        return
      }
      lines.add({ asker, begin, refuse })
      waiting += 1
      beginNext()
    })

  const leave = (address: string) => {
    running -= 1
    lines.end(address)
    beginNext()
  }

  return { admit, leave }
}

/**
 * Makes a queue that is fair between addresses: each has its own line, and the lines take turns. A flood from one address waits in the line
 * of that address. Work whose client is gone when its turn comes is dropped.
 */
export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  const { admit, leave } = createAdmission(limits)
  return {
    run: async (asker, work) => {
      await admit(asker)
      try {
        await yieldToBegin()
        if (asker.isGone()) throw new NotAdmitted('gone', asker)
        return await work()
      } finally {
        leave(asker.address)
      }
    },
  }
}
