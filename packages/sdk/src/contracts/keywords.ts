import type * as z from 'zod'

// Checks of the generated schemas for keywords of JSON Schema that zod has no method for.

/** A keyword that a value breaks; `read-request.ts` has words for each. */
export type BrokenKeyword = 'uniqueItems' | 'minProperties'

type Check<Value> = z.core.CheckFn<Value>

const checkThat =
  <Value>(keyword: BrokenKeyword, isMet: (value: Value) => boolean): Check<Value> =>
  ({ value, issues }) => {
    if (!isMet(value)) issues.push({ code: 'custom', input: value, params: { keyword } })
  }

/** No text or number is in the list twice. */
export const uniqueItems: Check<readonly unknown[]> = checkThat(
  'uniqueItems',
  (items) => new Set(items).size === items.length,
)

/** The object has at least `count` properties. */
export const minProperties = (count: number): Check<object> =>
  checkThat('minProperties', (value) => Object.values(value).filter((part) => part !== undefined).length >= count)
