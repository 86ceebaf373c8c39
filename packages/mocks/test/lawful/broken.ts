import type { ZodType } from 'zod'
import type { Lawful, Parts } from './exchange.ts'
import { requestOf } from './exchange.ts'

/** A request that the contract forbids, and the mistake in it. */
export interface Broken {
  readonly what: string
  readonly request: Request
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))

/** A value of another type, and a text that few patterns allow. */
const spoilt = (value: unknown): readonly unknown[] => [
  typeof value === 'number' ? 'bukan angka' : { salah: true },
  ' ',
  'x'.repeat(3000),
]

/** The same fields with one change at a time, at any depth. */
const variations = (fields: Fields): readonly (readonly [what: string, changed: Fields])[] => [
  ['an unknown field', { ...fields, tidakDikenal: 1 }],
  ...Object.entries(fields).flatMap(([name, value]): (readonly [string, Fields])[] => [
    [`no ${name}`, without(fields, name)],
    ...spoilt(value).map(
      (wrong) => [`${name}: ${JSON.stringify(wrong).slice(0, 20)}`, { ...fields, [name]: wrong }] as const,
    ),
    ...(Array.isArray(value) && value.length > 0
      ? [[`${name}: one of it twice`, { ...fields, [name]: [...(value as unknown[]), value[0]] }] as const]
      : []),
    ...(isFields(value)
      ? variations(value).map(([what, changed]) => [`${name}: ${what}`, { ...fields, [name]: changed }] as const)
      : []),
  ]),
]

const refusedBy = (schema: ZodType | undefined, fields: unknown) =>
  isFields(fields) && schema ? variations(fields).filter(([, changed]) => !schema.safeParse(changed).success) : []

/**
 * The refused variations of fields that are sent as text. Variations with an object are left out: sent as text it would be just another
 * text.
 */
const refusedAsText = (schema: ZodType | undefined, fields: unknown) =>
  refusedBy(schema, fields).filter(([, changed]) => !Object.values(changed).some(isFields))

const brokenContent = (form: 'json' | 'form', body: unknown) => {
  const text = JSON.stringify(body)
  if (form === 'form')
    return [
      ['JSON in place of a form', { type: 'application/json', text }],
      ['a form without boundary', { type: 'multipart/form-data', text }],
    ] as const
  return [
    ['half of the JSON', { type: 'application/json', text: text.slice(0, -1) }],
    ['no content', { type: 'application/json', text: '' }],
    ['a list', { type: 'application/json', text: '[]' }],
    ['JSON that says it is text', { type: 'text/plain', text }],
    ['JSON that says it is a form', { type: 'application/x-www-form-urlencoded', text }],
  ] as const
}

/** All forbidden requests that differ from a valid one in one place. */
export const brokenRequests = (operation: Lawful, parts: Parts): readonly Broken[] => {
  const {
    contract: { path, query, body },
  } = operation
  const inPath = refusedBy(path?.schema, parts.path).filter(([, changed]) =>
    Object.keys(path?.types ?? {}).every((name) => typeof changed[name] === 'string'),
  )
  const inQuery = refusedAsText(query?.schema, parts.query)
  const inBody = body?.form === 'form' ? refusedAsText(body.schema, parts.body) : refusedBy(body?.schema, parts.body)
  const repeated = Object.entries(parts.query).filter(([name]) => query?.types[name] !== 'array')
  return [
    ...inPath.map(([what, changed]) => ({
      what: `path, ${what}`,
      request: requestOf(operation, { ...parts, path: changed }),
    })),
    ...inQuery.map(([what, changed]) => ({
      what: `query, ${what}`,
      request: requestOf(operation, { ...parts, query: changed }),
    })),
    { what: 'an unknown parameter', request: requestOf(operation, parts, { parameters: [['tidakDikenal', '1']] }) },
    ...repeated.map(([name, value]) => ({
      what: `${name} twice`,
      request: requestOf(operation, parts, { parameters: [[name, String(value)]] }),
    })),
    ...inBody.map(([what, changed]) => ({
      what: `body, ${what}`,
      request: requestOf(operation, { ...parts, body: changed }),
    })),
    ...(body ? brokenContent(body.form, parts.body) : []).map(([what, content]) => ({
      what,
      request: requestOf(operation, parts, { content }),
    })),
  ]
}
