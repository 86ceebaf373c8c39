import { hashNumber } from '../content/index.ts'

/** A whole number from 0 up to `count`, that one excluded, which belongs to a key: the same on every run. */
export const draw = (key: string, count: number): number => hashNumber(key) % count

/** One of the items, which belongs to a key. */
export const drawOf = <Item>(key: string, items: readonly [Item, ...Item[]]): Item => items[draw(key, items.length)] ?? items[0]

/** A number between two others that belongs to a key, rather near the middle than at the ends. */
export const drawBetween = (key: string, low: number, high: number): number => {
  const share = (draw(`${key} a`, 1000) + draw(`${key} b`, 1000)) / 1998
  return low + (high - low) * share
}
