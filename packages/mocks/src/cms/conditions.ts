/** Three-valued logic as in SQL: null if there is no value to compare. */
export type Truth = boolean | null

/** True as soon as one value is true, false only if all are. */
export const anyOf = (truths: readonly Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(null) ? null : false

/** False as soon as one value is false, true only if all are. */
export const allOf = (truths: readonly Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true

/** Negation; null stays null. */
export const opposite = (truth: Truth): Truth => (truth === null ? null : !truth)

type Scalar = string | number | boolean

/** SQLite folds the case of ASCII letters only: a search for `RENÉ` does not find `René`. */
const fold = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** SQL's LIKE: `%` matches any text, `_` any one character, and neither can be escaped. */
const like = (text: string, pattern: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
      .replaceAll('%', '[\\s\\S]*')
      .replaceAll('_', '[\\s\\S]')}$`,
    'u',
  ).test(text)

/** Compares instants as instants, numbers as numbers, and everything else as text. */
const comparable = (value: Scalar): string | number => {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return Date.parse(value)
  return typeof value === 'boolean' ? Number(value) : value
}

/** A value and its operand in the same type: an id is stored as a number, but is text in a filter. */
const pair = (value: Scalar, other: Scalar): [string | number, string | number] => {
  const left = comparable(value)
  const right = comparable(other)
  if (typeof left === 'number') return [left, Number(right)]
  return [left, String(right)]
}

const compare = (value: Scalar, other: Scalar): number => {
  const [left, right] = pair(value, other)
  return left === right ? 0 : left < right ? -1 : 1
}

type Operator = (value: Scalar, operand: Scalar) => boolean

const operators: Readonly<Record<string, Operator>> = {
  eq: (value, operand) => compare(value, operand) === 0,
  ne: (value, operand) => compare(value, operand) !== 0,
  eqi: (value, operand) => like(fold(String(value)), fold(String(operand))),
  nei: (value, operand) => !like(fold(String(value)), fold(String(operand))),
  gt: (value, operand) => compare(value, operand) > 0,
  gte: (value, operand) => compare(value, operand) >= 0,
  lt: (value, operand) => compare(value, operand) < 0,
  lte: (value, operand) => compare(value, operand) <= 0,
  startsWith: (value, operand) => like(String(value), `${operand}%`),
  endsWith: (value, operand) => like(String(value), `%${operand}`),
  contains: (value, operand) => like(String(value), `%${operand}%`),
  notContains: (value, operand) => !like(String(value), `%${operand}%`),
  containsi: (value, operand) => like(fold(String(value)), fold(`%${operand}%`)),
  notContainsi: (value, operand) => !like(fold(String(value)), fold(`%${operand}%`)),
}

/** JSON is compared as text, as the database stores it. */
const scalarOf = (value: unknown): Scalar | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as Scalar)
}

const listOf = (operand: unknown): unknown[] => [operand].flat()

const among = (value: Scalar, operand: unknown): Truth =>
  anyOf(listOf(operand).map((item) => condition(value, 'eq', item)))

/** One condition on a value. A null operand matches nothing, an unknown operator everything. */
const condition = (value: unknown, operator: string, operand: unknown): Truth => {
  const scalar = scalarOf(value)
  if (operator === 'null' || operator === 'notNull')
    return operand === null ? false : (scalar === null) === (operand === (operator === 'null'))
  if (operator === 'not') return opposite(meets(value, operand))
  if (operand === null) return false
  if (scalar === null) return null
  if (operator === 'in' || operator === 'or') return among(scalar, operand)
  if (operator === 'notIn') return opposite(among(scalar, operand))
  if (operator === 'and') return allOf(listOf(operand).map((item) => condition(scalar, 'eq', item)))
  if (operator === 'between') {
    const [low, high] = listOf(operand)
    return allOf([condition(scalar, 'gte', low), condition(scalar, 'lte', high)])
  }
  const judge = operators[operator]
  const other = scalarOf(operand)
  return judge === undefined ? true : other !== null && judge(scalar, other)
}

/** Whether a value meets all conditions of a filter such as `{ containsi: 'a', ne: 'abc' }`; an absent filter matches. */
export const meets = (value: unknown, conditions: unknown): Truth => {
  if (typeof conditions !== 'object' || conditions === null) return condition(value, 'eq', conditions)
  return allOf(
    Object.entries(conditions)
      .filter(([, operand]) => operand !== undefined)
      .map(([operator, operand]) => condition(value, operator, operand)),
  )
}
