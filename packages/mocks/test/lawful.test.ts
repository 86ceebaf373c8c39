import { readRequest } from '@hospital/sdk/contracts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toJSONSchema } from 'zod'
import type { ZodType } from 'zod'
import { sentRequest } from '../src/handlers/sent-request.ts'
import { createMock } from '../src/index.ts'
import type { Mock } from '../src/index.ts'
import { texts, validParts } from './lawful/arbitraries.ts'
import type { Shape } from './lawful/arbitraries.ts'
import { brokenRequests } from './lawful/broken.ts'
import { breach, lawfulOperations, requestOf, send } from './lawful/exchange.ts'
import type { Heard, Lawful, Parts } from './lawful/exchange.ts'
import { knownOf } from './lawful/known.ts'
import { morning, transcript } from './operations/mock-stage.ts'

const messages: unknown[] = []
const open = (): Mock => createMock({ now: () => morning, deliver: (message) => void messages.push(message) })

const known = await knownOf(open())
// The seed is the same on every run; set LAWFUL_SEED for another one.
const seed = Number(process.env['LAWFUL_SEED'] ?? 20_261_121)
const runs = Number(process.env['LAWFUL_RUNS'] ?? 12)

/** Random valid requests for every operation. */
const forEveryOperation = async (
  numRuns: number,
  check: (mock: Mock, requests: readonly (readonly [Lawful, Parts])[]) => Promise<void>,
) => {
  const all = fc.tuple(...lawfulOperations.map((operation) => validParts(operation, known)))
  const property = fc.asyncProperty(all, (requests) =>
    check(
      open(),
      lawfulOperations.flatMap((operation, index) => {
        const parts = requests[index]
        return parts ? [[operation, parts] as const] : []
      }),
    ),
  )
  await fc.assert(property, { seed, numRuns, endOnFailure: true })
}

const errors = vi.spyOn(console, 'error')
beforeEach(() => void errors.mockClear())
afterEach(() => expect(errors).not.toHaveBeenCalled())

const textPath = ({ path }: Parts) =>
  Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]))

const withoutFiles = (body: unknown) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => !(value instanceof Blob)))

describe('A request that its contract allows', () => {
  it('gets an answer that its contract allows', async () => {
    await forEveryOperation(runs, async (mock, requests) => {
      for (const [operation, parts] of requests) {
        const found = await send(mock, requestOf(operation, parts)).then((answer) => breach(operation, answer), String)
        expect.soft(found, `${operation.name} ${JSON.stringify(parts)}`).toBeUndefined()
      }
    })
  })

  it('is read correctly, and never refused by the contract', async () => {
    await forEveryOperation(runs, async (_mock, requests) => {
      for (const [operation, parts] of requests) {
        const { contract, name } = operation
        const read = readRequest(await sentRequest(requestOf(operation, parts), textPath(parts)), contract)
        if ('refusal' in read)
          throw new Error(`${name} refused ${JSON.stringify(parts)}: ${JSON.stringify(read.refusal)}`)
        expect(read.value.path).toEqual(contract.path?.schema.parse(parts.path) ?? {})
        expect(read.value.query).toEqual(contract.query?.schema.parse(parts.query) ?? {})
        expect(withoutFiles(read.value.body)).toEqual(withoutFiles(parts.body))
      }
    })
  })

  it('fails as its contract describes with every fault', async () => {
    const mock = open()
    const [requests = []] = fc.sample(fc.tuple(...lawfulOperations.map((operation) => validParts(operation, known))), {
      seed,
      numRuns: 1,
    })
    const statuses = ['401', '403', '404', '422', '429', '500', '503']
    const tried = new Set<string>()
    for (const [index, operation] of lawfulOperations.entries()) {
      const parts = requests[index] ?? { path: {}, query: {}, body: undefined }
      for (const status of Object.keys(operation.contract.responses).filter((one) => statuses.includes(one))) {
        const answer = await send(mock, requestOf(operation, parts, { fault: status }))
        expect
          .soft([answer.status, breach(operation, answer)], `${operation.name} ${status}`)
          .toEqual([Number(status), undefined])
        tried.add(status)
      }
    }
    expect([...tried].toSorted()).toEqual(statuses)
  })
})

/** Whether an answer may have a field of this name with an address. */
const isAddressIn = (node: unknown, name: string): boolean => {
  if (typeof node !== 'object' || node === null) return false
  if (
    'properties' in node &&
    JSON.stringify((node.properties as Record<string, unknown>)[name] ?? '').includes('"uri"')
  )
    return true
  return Object.values(node).some((one) => isAddressIn(one, name))
}

const jsonSchemas = new Map<ZodType, unknown>()

/** A schema as JSON, made only once: every field of a request needs it again. */
const jsonOf = (schema: ZodType | null | undefined): unknown => {
  if (!schema) return undefined
  const json = jsonSchemas.get(schema) ?? toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  jsonSchemas.set(schema, json)
  return json
}

describe('A text that a request allows', () => {
  const addresses = lawfulOperations.flatMap(({ api, name, contract }) =>
    Object.entries((jsonOf(contract.body?.schema) as Shape | undefined)?.properties ?? {}).flatMap(([field, shape]) =>
      lawfulOperations.some((one) => one.api === api && isAddressIn(jsonOf(one.contract.responses['200']), field))
        ? [[name, field, shape] as const]
        : [],
    ),
  )

  it.each(addresses)('is an address where answers have one: %s, %s', (_name, _field, shape) => {
    fc.assert(
      fc.property(
        texts(shape).filter((text) => text !== ''),
        (text) => URL.canParse(text),
      ),
      { seed, numRuns: 300 },
    )
  })

  it('is asked of every website of a company', () => {
    expect(addresses.map(([name, field]) => `${name} ${field}`)).toEqual(
      expect.arrayContaining([
        'updateCompanyProfile website',
        'createCorporateClient website',
        'updateCorporateClient website',
      ]),
    )
  })
})

/** The message of a refusal, in the format of its API. */
const reasonOf = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return undefined
  if ('message' in body) return body.message
  const [error] = 'error' in body ? [body.error] : 'errors' in body && Array.isArray(body.errors) ? body.errors : []
  return typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
}

const isRefusal = ({ status, body }: Heard) => {
  const reason = reasonOf(body)
  return status >= 400 && status < 500 && typeof reason === 'string' && /\p{L}{3}/u.test(reason)
}

describe('A request that its contract forbids', () => {
  it('is refused with a reason, and changes nothing', async () => {
    const before = await transcript(open())
    const kinds = new Set<string>()
    await forEveryOperation(Math.ceil(runs / 4), async (mock, requests) => {
      messages.length = 0
      for (const [operation, parts] of requests) {
        for (const { what, request } of brokenRequests(operation, parts)) {
          const answer = await send(mock, request)
          expect
            .soft(isRefusal(answer), `${operation.name}, ${what}: ${JSON.stringify(answer)} ${JSON.stringify(parts)}`)
            .toBe(true)
          kinds.add(what.replace(/\S*(?=: |$)/, ''))
        }
      }
      expect(messages).toEqual([])
      expect(await transcript(mock)).toEqual(before)
    })
    expect(kinds.size).toBeGreaterThan(10)
  })
})
