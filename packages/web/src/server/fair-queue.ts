import { yieldToBegin } from './yielding-queue.ts'

/** Who asks for work. */
export interface Asker {
  /** See clientAddress. */
  readonly address: string
  /** Whether the client has closed the connection. */
  readonly isGone: () => boolean
}

/** Work that was not begun: too much waits for the same address or for the site, or the client has closed the connection. */
export class NotAdmitted extends Error {
  readonly reason: 'busy' | 'gone'
  /** Whose request was refused; others may have joined it. */
  readonly asker: Asker
  constructor(reason: 'busy' | 'gone', asker: Asker) {
    super(`the request is not admitted: ${reason}`)
    this.reason = reason
    this.asker = asker
  }
}

/** Bounds of work that is under way and that waits. */
export interface FairQueueLimits {
  /** Under way for one address. */
  readonly perAddress: number
  /** Under way in all. */
  readonly inAll: number
  /** Waiting for one address. */
  readonly waitingPerAddress: number
  /** Waiting in all. */
  readonly waitingInAll: number
}

/**
 * Work for pages, data and searches: 16 for an address are up to 130 ms of rendering, and a clinic's 200 people who come at once find room.
 * Calls wait for back ends and cost little here.
 */
export const pageLimits: FairQueueLimits = { perAddress: 16, inAll: 256, waitingPerAddress: 200, waitingInAll: 2000 }
export const callLimits: FairQueueLimits = { perAddress: 64, inAll: 2000, waitingPerAddress: 200, waitingInAll: 2000 }

/** Begins work by turns of addresses. */
export interface FairQueue {
  /** Does the work when its turn has come. Rejects with NotAdmitted where that is never. Work must not ask for another turn: it would wait for itself. */
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

/** The lines of work that is under way and that waits, one for each address. They take turns. */
const createLines = ({ perAddress, inAll, waitingPerAddress, waitingInAll }: FairQueueLimits) => {
  const lines = new Map<string, Line>()
  /** Addresses whose next work may begin, the next one first. */
  const ready = new Set<string>()
  let running = 0
  let waitingCount = 0

  const settle = (address: string, line: Line) => {
    if (line.waiting.length > 0 && line.running < perAddress) ready.add(address)
    else if (line.waiting.length === 0 && line.running === 0) lines.delete(address)
  }

  const beginNext = () => {
    for (const address of ready) {
      if (running >= inAll) return
      // Back to the end of the round, if it has more.
      ready.delete(address)
      const line = lines.get(address)
      const next = line?.waiting.shift()
      if (!line || !next) continue
      waitingCount -= 1
      if (next.asker.isGone()) next.refuse(new NotAdmitted('gone', next.asker))
      else {
        running += 1
        line.running += 1
        next.begin()
      }
      settle(address, line)
    }
  }

  const admit = (asker: Asker): Promise<void> =>
    new Promise((resolve, reject) => {
      const line = lines.get(asker.address) ?? { running: 0, waiting: [] }
      if (line.waiting.length >= waitingPerAddress || waitingCount >= waitingInAll) {
        reject(new NotAdmitted('busy', asker))
        return
      }
      lines.set(asker.address, line)
      line.waiting.push({ asker, begin: resolve, refuse: reject })
      waitingCount += 1
      settle(asker.address, line)
      beginNext()
    })

  const leave = (address: string) => {
    const line = lines.get(address)
    if (!line) return
    running -= 1
    line.running -= 1
    settle(address, line)
    beginNext()
  }

  return { admit, leave }
}

/**
 * Makes a queue that is fair between addresses: each has a line of its own, and the lines take turns. What a stranger piles up waits in the
 * stranger's line. Work whose asker is gone when its turn comes is dropped.
 */
export const createFairQueue = (limits: FairQueueLimits): FairQueue => {
  const { admit, leave } = createLines(limits)
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
