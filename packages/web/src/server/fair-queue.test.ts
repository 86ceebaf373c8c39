import { describe, expect, test } from 'vitest'
import { createFairQueue, NotAdmitted } from './fair-queue.ts'
import { yieldToResume } from './yielding-queue.ts'

const limits = { perAddress: 2, inAll: 3, waitingPerAddress: 4, waitingInAll: 100 }
const from = (address: string, isGone = () => false) => ({ address, isGone })

/** Work that ends when the test says so. */
const steps = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    },
    end: (name: string) => ends.get(name)?.(),
  }
}

/** Waits until no more work can go on. */
const settled = async () => {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

const reasonOf = (error: unknown) => (error instanceof NotAdmitted ? error.reason : error)

describe('work', () => {
  test('of each address is begun in turn, however much one of them has piled up', async () => {
    const queue = createFairQueue({ ...limits, perAddress: 1, inAll: 1 })
    const done: string[] = []
    const send = (address: string, name: string) =>
      queue.run(from(address), () => Promise.resolve(void done.push(name)))
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name))
    await Promise.all([...all, send('b', 'b1'), send('b', 'b2'), send('c', 'c1')])
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  test('under way is bounded for each address and in all', async () => {
    const queue = createFairQueue(limits)
    const { begun, work, end } = steps()
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => queue.run(from(name.slice(0, 1)), work(name)))
    await settled()
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    end('b1')
    await settled()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
    end('a1')
    await settled()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
    for (const name of ['a2', 'a3', 'b2']) end(name)
    await Promise.all(all)
  })

  test('that goes on is finished before other work begins, so that what it holds is not held for all of it at once', async () => {
    const queue = createFairQueue({ ...limits, inAll: 100 })
    const held = new Set<string>()
    const counts: number[] = []
    const make = async (name: string) => {
      held.add(name)
      counts.push(held.size)
      await yieldToResume()
      held.delete(name)
    }
    const names = Array.from({ length: 50 }, (_, index) => `a${index}`)
    await Promise.all(names.map((name) => queue.run(from(name), () => make(name))))
    expect(counts).toEqual(names.map(() => 1))
  })

  test('that waits is bounded for each address, and refused at once beyond that', async () => {
    const queue = createFairQueue(limits)
    const { work, begun } = steps()
    const outcomes: unknown[] = []
    const send = (name: string) =>
      void queue.run(from(name.slice(0, 1)), work(name)).catch((error: unknown) => outcomes.push(reasonOf(error)))
    for (let index = 0; index < 8; index += 1) send(`a${index}`)
    await settled()
    expect(outcomes).toEqual(['busy', 'busy'])
    send('b0')
    await settled()
    expect(begun).toContain('b0')
  })

  test('of which the asker is gone is not done, and holds up no other', async () => {
    const queue = createFairQueue({ ...limits, perAddress: 1, waitingPerAddress: 200, waitingInAll: 200 })
    const { begun, work, end } = steps()
    let isGone = false
    const first = queue.run(from('a'), work('first'))
    const abandoned = Array.from({ length: 150 }, (_, index) =>
      queue.run(
        from('a', () => isGone),
        work(`gone ${index}`),
      ),
    )
    const patient = queue.run(from('a'), work('patient'))
    await settled()
    isGone = true
    end('first')
    const reasons = await Promise.all(abandoned.map((each) => each.catch(reasonOf)))
    expect([reasons.length, new Set(reasons)]).toEqual([150, new Set(['gone'])])
    await settled()
    expect(begun).toEqual(['first', 'patient'])
    end('patient')
    await Promise.all([first, patient])
  })

  test('that fails makes room for the next', async () => {
    const queue = createFairQueue({ ...limits, perAddress: 1, inAll: 1 })
    await expect(queue.run(from('a'), () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal')
    expect(await queue.run(from('b'), () => Promise.resolve(7))).toBe(7)
  })
})
