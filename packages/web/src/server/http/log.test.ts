import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineWriter } from './log.ts'

/** A reader of the log who may have stopped: what it has not read waits. */
const reader = () => {
  const target = {
    writableLength: 0,
    text: '',
    write: (text: string) => {
      target.text += text
      target.writableLength += text.length
      return true
    },
  }
  return target
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The time in which lines are gathered is over. */
const gathered = () => vi.advanceTimersByTime(20)
const entriesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('lines are written as JSON, with whole milliseconds', () => {
  const target = reader()
  lineWriter(target)({ route: '/dokter/:slug' }, 1.6)
  gathered()
  expect(entriesOf(target.text)).toEqual([{ time: expect.any(String) as string, route: '/dokter/:slug', duration: 2 }])
})

test('a log whose reader has stopped keeps a mebibyte, within a turn as well, and tells afterwards how many lines are missing', () => {
  const target = reader()
  const write = lineWriter(target)
  const line = { text: 'x'.repeat(1000) }
  for (let index = 0; index < 5000; index += 1) {
    write(line)
    if (index % 100 === 0) gathered()
  }
  gathered()
  const written = entriesOf(target.text).length
  expect(target.text.length).toBeLessThan(1024 * 1024 + 2000)
  expect(written).toBeGreaterThan(900)
  target.writableLength = 0
  target.text = ''
  write(line)
  gathered()
  expect(entriesOf(target.text)).toMatchObject([{ event: 'log-lines-dropped', count: 5000 - written }, line])
})

test('lines that come together are one write', () => {
  const target = reader()
  const written = vi.spyOn(target, 'write')
  const write = lineWriter(target)
  write({ number: 1 })
  gathered()
  write({ number: 2 })
  write({ number: 3 })
  gathered()
  expect(written.mock.calls.map(([text]) => entriesOf(text).map(({ number }) => number))).toEqual([[1], [2, 3]])
})

test('what waits when the process ends is written', () => {
  const before = process.listeners('exit')
  const target = reader()
  lineWriter(target)({ number: 1 })
  const atEnd = process.listeners('exit').find((listener) => !before.includes(listener))
  atEnd?.(0)
  expect(entriesOf(target.text)).toMatchObject([{ number: 1 }])
})
