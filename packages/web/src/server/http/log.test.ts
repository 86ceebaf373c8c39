import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineWriter } from './log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A reader of the log who may have stopped: unread text waits. */
const reader = () => {
  const target = {
    writableLength: 0,
    writes: [] as string[],
    write: (text: string) => {
      target.writes.push(text)
      target.writableLength += text.length
      return true
    },
  }
  return target
}

const entriesOf = ({ writes }: ReturnType<typeof reader>) =>
  writes
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('lines are written as JSON, with whole milliseconds', () => {
  const target = reader()
  lineWriter(target).add({ route: '/dokter/:slug' }, 1.6)
  vi.runAllTimers()
  expect(entriesOf(target)).toEqual([{ time: expect.any(String) as string, route: '/dokter/:slug', duration: 2 }])
})

test('the lines of 20 ms are one write, and each tells its own time', () => {
  const target = reader()
  const { add } = lineWriter(target)
  add({ route: '/' })
  vi.advanceTimersByTime(19)
  add({ route: '/dokter' })
  expect(target.writes).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(target.writes).toHaveLength(1)
  const [first, second] = entriesOf(target).map(({ time }) => Date.parse(String(time)))
  expect(Number(second) - Number(first)).toBe(19)
})

test('the end of the process writes what is gathered, once', () => {
  const target = reader()
  const { add, flush } = lineWriter(target)
  flush()
  expect(target.writes).toHaveLength(0)
  add({ route: '/' })
  flush()
  vi.runAllTimers()
  expect(entriesOf(target)).toMatchObject([{ route: '/' }])
  expect(target.writes).toHaveLength(1)
})

test('a log whose reader has stopped keeps a mebibyte, within 20 ms as well, and tells afterwards how many lines are missing', () => {
  const target = reader()
  const { add } = lineWriter(target)
  const line = { text: 'x'.repeat(1000) }
  for (let index = 0; index < 5000; index += 1) {
    add(line)
    if (index % 100 === 0) vi.runAllTimers()
  }
  vi.runAllTimers()
  const written = entriesOf(target).length
  expect(target.writableLength).toBeLessThan(1024 * 1024 + 2000)
  expect(written).toBeGreaterThan(900)
  target.writableLength = 0
  target.writes = []
  add(line)
  vi.runAllTimers()
  expect(entriesOf(target)).toMatchObject([{ event: 'log-lines-dropped', count: 5000 - written }, line])
})
