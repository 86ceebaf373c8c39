import { hashNumber } from '../content/index.ts'

/** An integer from 0 to `count` (exclusive), derived from a key: the same on every run. */
export const draw = (key: string, count: number): number => hashNumber(key) % count

/** One of the items, derived from a key. */
export const drawOf = <Item>(key: string, items: readonly [Item, ...Item[]]): Item =>
  items[draw(key, items.length)] ?? items[0]

/** A number between two others, derived from a key, more often near the middle than at the ends. */
export const drawBetween = (key: string, low: number, high: number): number => {
  const share = (draw(`${key} a`, 1000) + draw(`${key} b`, 1000)) / 1998
  return low + (high - low) * share
}
