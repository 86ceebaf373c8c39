import { expect, test } from 'vitest'
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

const turn = () => new Promise((resolve) => setImmediate(resolve))
const entriesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('lines are written as JSON, with whole milliseconds', async () => {
  const target = reader()
  lineWriter(target)({ route: '/dokter/:slug' }, 1.6)
  await turn()
  expect(entriesOf(target.text)).toEqual([{ time: expect.any(String) as string, route: '/dokter/:slug', duration: 2 }])
})

test('a log whose reader has stopped keeps a mebibyte, within a turn as well, and tells afterwards how many lines are missing', async () => {
  const target = reader()
  const write = lineWriter(target)
  const line = { text: 'x'.repeat(1000) }
  for (let index = 0; index < 5000; index += 1) {
    write(line)
    if (index % 100 === 0) await turn()
  }
  await turn()
  const written = entriesOf(target.text).length
  expect(target.text.length).toBeLessThan(1024 * 1024 + 2000)
  expect(written).toBeGreaterThan(900)
  target.writableLength = 0
  target.text = ''
  write(line)
  await turn()
  expect(entriesOf(target.text)).toMatchObject([{ event: 'log-lines-dropped', count: 5000 - written }, line])
})
