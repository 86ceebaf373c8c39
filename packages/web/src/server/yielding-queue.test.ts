import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { connectionCame, createYieldingQueue, yieldToResume } from './yielding-queue.ts'

/** Blocks the process for some milliseconds, as rendering a page does. */
const hold = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('a burst of pages delays what others ask for by some of them, and not by all', async () => {
  const done: string[] = []
  const others = new Promise<void>((resolve) => {
    setTimeout(() => {
      done.push('others')
      resolve()
    }, 1)
  })
  const pages = Array.from({ length: 5 }, async (_, index) => {
    await yieldToResume()
    hold(5)
    done.push(`page ${index + 1}`)
  })
  await Promise.all([others, ...pages])
  expect(done.filter((name) => name !== 'others')).toEqual(['page 1', 'page 2', 'page 3', 'page 4', 'page 5'])
  expect(done.indexOf('others')).toBeLessThan(3)
})

test('work begins at once if the queue is idle', () => {
  const done: string[] = []
  createYieldingQueue().begin(() => done.push('work'))
  expect(done).toEqual(['work'])
})

test('cheap work does not take an iteration of the event loop each', async () => {
  const { begin } = createYieldingQueue()
  const done: number[] = []
  for (let index = 0; index < 1000; index += 1) begin(() => done.push(index))
  for (let rounds = 0; rounds < 50 && done.length < 1000; rounds += 1) await setImmediate()
  expect(done).toHaveLength(1000)
})

test('microtasks that a work starts belong to it', async () => {
  const { begin } = createYieldingQueue()
  const done: string[] = []
  const work = async (name: string) => {
    await new Promise<void>(begin)
    done.push(`${name} begins`)
    await Promise.resolve()
    await Promise.resolve()
    done.push(`${name} ends`)
  }
  await Promise.all([work('one'), work('two')])
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('work that has begun ends before other work begins', async () => {
  const { begin, resume } = createYieldingQueue()
  const done: string[] = []
  const page = async (name: string) => {
    await new Promise<void>(begin)
    done.push(`${name} is loaded`)
    await new Promise<void>(resume)
    done.push(`${name} is rendered`)
  }
  await Promise.all(['one', 'two', 'three'].map(page))
  expect(done).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} is loaded`, `${name} is rendered`]))
})

describe('while new connections come', () => {
  const beginThree = () => {
    let time = 0
    const { begin } = createYieldingQueue(() => time)
    const done: string[] = []
    for (const name of ['one', 'two', 'three'])
      begin(() => {
        time += 6
        done.push(name)
      })
    const loop = async (turns: number, milliseconds: number) => {
      for (let index = 0; index < turns; index += 1) {
        connectionCame()
        time += milliseconds
        await setImmediate()
      }
    }
    return { done, loop }
  }

  test('work waits after its share for an iteration of the event loop without one', async () => {
    const { done, loop } = beginThree()
    await loop(90, 0.1)
    expect(done).toEqual(['one'])
    await setImmediate()
    await setImmediate()
    expect(done).toEqual(['one', 'two'])
  })

  test('it waits 10 ms at most', async () => {
    const { done, loop } = beginThree()
    await loop(30, 1)
    expect(done).toEqual(['one', 'two', 'three'])
  })
})
