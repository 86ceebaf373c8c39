import { apiCompare } from 'api-smart-diff'
import { isNode } from '../contracts/normalized.ts'
import type { ContractChange, Side, Weight } from './change.ts'
import { sortedChanges } from './change.ts'

// The differ is api-smart-diff: MIT, 2 small dependencies, OpenAPI 3.1, and it weighs a change by its place, in a request or in an answer.
// Alternatives: openapi-diff and @azure/oad do not support 3.1, openapi-changes and oasdiff are Go programs (a download of a binary).

/** A difference, as the differ gives it. */
interface Difference {
  readonly type: string
  readonly action: string
  readonly path: readonly (string | number)[]
  readonly before?: unknown
  readonly after?: unknown
}

const sideOf = (path: readonly string[]): Side => {
  if (path.includes('responses')) return 'reader'
  return path.includes('requestBody') || path.includes('parameters') ? 'writer' : 'both'
}

/** A part of a document at a path, over references. */
const partAt = (document: unknown, path: readonly string[]): unknown => {
  let part = document
  for (const step of path) {
    while (isNode(part) && typeof part['$ref'] === 'string') part = partAt(document, part['$ref'].slice(2).split('/'))
    part = isNode(part) ? part[step] : Array.isArray(part) ? (part as readonly unknown[])[Number(step)] : undefined
  }
  while (isNode(part) && typeof part['$ref'] === 'string') part = partAt(document, part['$ref'].slice(2).split('/'))
  return part
}

/** Whether a new value of an enumeration is one that readers were told to expect (`LaterValue` beside the known values). */
const isLaterValue = (document: unknown, path: readonly string[]): boolean => {
  const union = path.findLastIndex((step) => step === 'anyOf' || step === 'oneOf')
  const options = union < 0 ? undefined : partAt(document, path.slice(0, union + 1))
  return (
    Array.isArray(options) &&
    options.some((_option, index) => {
      const option = partAt(document, [...path.slice(0, union + 1), String(index)])
      return isNode(option) && option['x-later-values'] === true
    })
  )
}

/** The weight of our own keywords that change what is sent or how. The differ takes them for annotations. */
const ownWeight = (keyword: string, { action, before, after }: Difference): Weight | undefined => {
  if (keyword === 'x-bearer' || keyword === 'x-client') return 'breaking'
  if (keyword === 'x-reads') return action === 'add' ? 'additive' : 'breaking'
  if (keyword !== 'x-max-bytes') return undefined
  return action === 'remove' || (typeof before === 'number' && typeof after === 'number' && after > before)
    ? 'additive'
    : 'breaking'
}

const typesOf = (value: unknown): readonly string[] => [value].flat().map(String)

/** Whether every value of one type is also a value of the other. */
const isWithin = (inner: unknown, outer: unknown): boolean =>
  typesOf(inner).every(
    (type) => typesOf(outer).includes(type) || (type === 'integer' && typesOf(outer).includes('number')),
  )

/**
 * The weight of another type or form of a value, or of an optional field that was removed from an answer: the differ does not report these
 * as breaking for readers. Answers may only get narrower, requests only wider.
 */
const formWeight = (path: readonly string[], { action, before, after }: Difference): Weight | undefined => {
  const isAnswer = sideOf(path) === 'reader'
  if (path.at(-2) === 'type' && path.at(-3) !== 'properties')
    return (action === 'add') === isAnswer ? 'breaking' : 'additive'
  if (path.at(-2) === 'properties')
    // Even if the field was optional, a program that reads it no longer compiles.
    return isAnswer && action === 'remove' ? 'breaking' : undefined
  if (action !== 'replace') return undefined
  const keyword = path.at(-1) ?? ''
  if (keyword === 'type')
    return (isAnswer ? isWithin(after, before) : isWithin(before, after)) ? 'additive' : 'breaking'
  // `A|B` accepts everything that `A` accepted.
  if (keyword === 'pattern' && !isAnswer && String(after).startsWith(`${String(before)}|`)) return 'additive'
  return ['const', 'format', 'pattern'].includes(keyword) ? 'breaking' : undefined
}

/** Parts whose keys are names of the contract, not keywords. */
const named: readonly string[] = ['properties', 'headers', 'encoding']

/** Whether a part is an example, or within one: the differ weighs examples like the values that they show. */
const isExample = (path: readonly string[]): boolean =>
  path.some((step, index) => /^examples?$/.test(step) && !named.includes(path[index - 1] ?? ''))

const weightOf = (difference: Difference, path: readonly string[], after: unknown): Weight => {
  if (isExample(path)) return 'none'
  const own = ownWeight(path.at(-1) ?? '', difference) ?? formWeight(path, difference)
  if (own) return own
  if (path.at(-2) === 'enum' && difference.action === 'add' && isLaterValue(after, path)) return 'additive'
  if (difference.type === 'annotation') return 'none'
  return difference.type === 'non-breaking' || difference.type === 'deprecated' ? 'additive' : 'breaking'
}

const skipped: readonly string[] = ['content', 'application/json', 'schema', 'properties', 'oneOf', 'anyOf', 'allOf']

/** A short text for a part of a document: a value as it is, nothing for anything larger. */
const short = (value: unknown): string =>
  value === undefined || (typeof value === 'object' && value !== null) ? '' : ` ${JSON.stringify(value)}`

const wordsOf = ({ action, before, after }: Difference, path: readonly string[]): string => {
  const [, route = '', method = '', ...rest] = path
  const fields = rest.filter(
    (step, index) => !skipped.includes(step) && !skipped.slice(4).includes(rest[index - 1] ?? ''),
  )
  const place = fields
    .join('.')
    .replace(/^responses\.(\d+)\.?/, 'answer $1 ')
    .replace(/^requestBody\.?/, 'request ')
  const values = action === 'replace' ? `${short(before)} →${short(after)}` : short(action === 'add' ? after : before)
  const verb = { add: 'added', remove: 'removed', replace: 'changed', rename: 'renamed' }[action] ?? action
  return `${method.toUpperCase()} ${route}: ${place.trim()} ${verb}${values}`.replaceAll('  ', ' ')
}

/**
 * The changes of a REST contract, from the contents of its files. A changed schema counts where it is used. A removed schema breaks
 * programs that name its type.
 */
export const restChanges = (before: unknown, after: unknown): readonly ContractChange[] => {
  const { diffs } = apiCompare(before, after) as { readonly diffs: readonly Difference[] }
  return sortedChanges(
    diffs.flatMap((difference): ContractChange[] => {
      const path = difference.path.map(String)
      const [part, kind, name = ''] = path
      if (part === 'paths')
        return [{ weight: weightOf(difference, path, after), side: sideOf(path), what: wordsOf(difference, path) }]
      if (part === 'components' && kind === 'schemas' && path.length === 3 && difference.action !== 'replace')
        return [
          {
            weight: difference.action === 'add' ? 'additive' : 'breaking',
            side: 'both',
            what: `type ${name} ${difference.action === 'add' ? 'added' : 'removed'}`,
          },
        ]
      return []
    }),
  )
}
