import type { ZodType } from 'zod'
import { isRecord } from '../client/failure-bodies.ts'
import type { Checked, Validate } from '../client/options.ts'
import type { ContractMap } from '../contracts/contract-map.ts'
import { laterValues } from './later-values.ts'
import { tolerate } from './tolerate.ts'

/** How an answer is checked against its schema. */
export type Check = (schema: ZodType, body: unknown) => Checked

/** A place in an answer, written as `data.users[0].gender`; `body` for the answer itself. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, part) => (typeof part === 'number' ? `${place}[${part}]` : `${place}.${String(part)}`),
    'body',
  )

/** Accepts or refuses the answer as a whole. Later values of open enumerations stay and are reported. */
export const checkWhole: Check = (schema, body) => {
  const result = schema.safeParse(body)
  return result.success
    ? { body, omitted: laterValues(schema, body, 'body') }
    : { where: placeOf(result.error.issues[0]?.path ?? []) }
}

/** Whether an answer has no fields left. */
const isEmptied = (body: unknown): boolean => isRecord(body) && Object.values(body).every((part) => part === null)

/** Leaves out what breaks the contract, entry by entry. */
export const checkParts: Check = (schema, body) => {
  const checked = tolerate(schema, body, 'body')
  if (checked.where !== undefined || checked.omitted.length === 0) return checked
  return isEmptied(checked.body) ? { where: checked.omitted[0] ?? 'body' } : checked
}

/** The check of an API's answers, by its contract. */
export const validator =
  (contract: ContractMap, check: Check): Validate =>
  (operation, status, body) => {
    const schema = contract[operation]?.responses[status]
    if (schema === undefined) return { where: `status ${status}` }
    return schema === null ? { body, omitted: [] } : check(schema, body)
  }
