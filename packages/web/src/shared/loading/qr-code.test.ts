import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

/** The dark modules that a path draws, as `x y`. */
const modules = (path: string): ReadonlySet<string> =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
    ),
  )

test.each(['https://rs.example/', 'https://rs.example/en/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'])(
  'the code of %s has its three finder patterns, and a quiet zone of four modules',
  (address) => {
    const { size, path } = qrCode(address)
    const dark = modules(path)
    const last = size - 4 - 7
    for (const [left, top] of [
      [4, 4],
      [last, 4],
      [4, last],
    ] as const)
      for (let y = 0; y < 7; y += 1)
        for (let x = 0; x < 7; x += 1) {
          const isEdge = x === 0 || x === 6 || y === 0 || y === 6
          const isCore = x > 1 && x < 5 && y > 1 && y < 5
          expect([x, y, dark.has(`${left + x} ${top + y}`)]).toEqual([x, y, isEdge || isCore])
        }
    for (const place of dark) for (const at of place.split(' ').map(Number)) expect(at >= 4 && at < size - 4).toBe(true)
  },
)

test('a code can be read with a seventh of it covered: that takes the fifth size for an address of 66 characters', () => {
  const { size } = qrCode('https://rs.example/en/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha')
  expect(size).toBe(37 + 2 * 4)
})

test('other addresses have other codes', () => {
  expect(qrCode('https://rs.example/a').path).not.toBe(qrCode('https://rs.example/b').path)
})

test('a code is short: the page carries it twice', () => {
  expect(qrCode('https://rs.example/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha').path.length).toBeLessThan(3000)
})
