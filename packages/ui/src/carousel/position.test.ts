import { expect, test } from 'vitest'
import { carouselPosition } from './position.ts'

const track = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 1200, clientWidth: 300 })

test.each([
  [0, { index: 0, atStart: true, atEnd: false }],
  [1, { index: 0, atStart: true, atEnd: false }],
  [301, { index: 1, atStart: false, atEnd: false }],
  [899, { index: 3, atStart: false, atEnd: true }],
  [-600, { index: 2, atStart: false, atEnd: false }],
])('four slides scrolled by %d px', (scrollLeft, position) => {
  expect(carouselPosition(track(scrollLeft), 4)).toEqual(position)
})

test('a track that fits is at its start and its end', () => {
  expect(carouselPosition({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, 2)).toMatchObject({
    atStart: true,
    atEnd: true,
  })
})

test('an empty track is at 0', () => {
  expect(carouselPosition({ scrollLeft: 0, scrollWidth: 0, clientWidth: 0 }, 0).index).toBe(0)
})
