import { mediaExamples } from '@hospital/codegen/contracts'
import type { OpenApiOperation } from '@hospital/codegen/contracts'
import type { ApiError } from '@hospital/sdk'
import { allCalls } from '../calls/all-calls.ts'
import { createClients } from '../calls/clients.ts'

/** An answer of a contract that the SDK returns as a failure. */
export interface Failure {
  readonly kind: ApiError['kind']
  readonly status: number
  /** When this answer comes, in the contract's own words. */
  readonly when: string
}

/** The kind of failure that the SDK makes of an answer to a call; undefined for a success. */
export type FailureOf = (call: string, answer: Response) => Promise<ApiError['kind'] | undefined>

const someone = { member: 'token', company: 'token', admin: 'token', cms: 'token', socialFeed: 'token' }

/** Finds the kind with the SDK itself: makes the call on a network that gives only this answer. */
export const failureOfSdk: FailureOf = async (name, answer) => {
  const call = allCalls.get(name)
  if (!call) throw new Error(`${name} is no call`)
  const { error } = await call(createClients(someone, { fetch: () => Promise.resolve(answer) }))
  return error?.kind
}

/** A body for answers without an example. The kind of a failure depends only on the body being an object. */
const anyBody = { message: '' }

/** The failures among the documented answers of an operation, by status and kind, as the SDK returns them. */
export const failuresOf = async (
  call: string,
  { responses }: OpenApiOperation,
  failureOf: FailureOf,
): Promise<readonly Failure[]> => {
  const found = new Map<string, Failure>()
  for (const [code, { description, content = {} }] of Object.entries(responses)) {
    const status = Number(code)
    if (status === 204) continue
    const [[type, media] = ['application/json', undefined]] = Object.entries(content)
    const examples = media ? mediaExamples(media).map(([, value]) => value) : []
    if (examples.length === 0 && status < 300) continue
    for (const body of examples.length > 0 ? examples : [anyBody]) {
      const answer = new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: { 'content-type': type },
      })
      const kind = await failureOf(call, answer)
      if (kind) found.set(`${status} ${kind}`, { kind, status, when: description })
    }
  }
  return [...found.values()]
}
