import { expect, test } from 'vitest'
import { turn } from './turn.ts'

/** Holds the process up for some milliseconds, as the render of a page does. */
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
    await turn()
    hold(5)
    done.push(`page ${index + 1}`)
  })
  await Promise.all([others, ...pages])
  expect(done.filter((name) => name !== 'others')).toEqual(['page 1', 'page 2', 'page 3', 'page 4', 'page 5'])
  expect(done.indexOf('others')).toBeLessThan(3)
})
