import type * as z from 'zod'
import { en as english, id as indonesian } from 'zod/locales'
import type { OperationContract, ParameterType } from './contract-map.ts'
import type { BrokenKeyword } from './keywords.ts'

/** A request as it arrived: parameters as text, the body already parsed. */
export interface SentRequest {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Undefined if none was sent or it could not be parsed as its content type says. */
  readonly body?:
    | { readonly form: 'json'; readonly value: unknown }
    | { readonly form: 'form'; readonly value: FormData }
    | undefined
}

/** The content of a request that the contract allows. */
export interface ReadRequest {
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
}

/**
 * What the contract forbids in a request: messages by field, as a back end would word them. At most 20 messages, each of at most 200
 * characters, whatever was sent.
 */
export type Refusal = Readonly<Record<string, readonly string[]>>

type Checked = { readonly value: unknown } | { readonly refusal: Refusal }

const messages = { id: indonesian().localeError, en: english().localeError }

const words = {
  id: {
    unknown: (name: string) => `Parameter ${name} tidak dikenal.`,
    unknownField: (name: string) => `Isian ${name} tidak dikenal.`,
    body: { form: 'Isi permintaan harus berupa formulir.', json: 'Isi permintaan harus berupa JSON.' },
    uniqueItems: 'Setiap nilai hanya boleh dikirim sekali.',
    minProperties: 'Tidak ada perubahan yang dikirim.',
  },
  en: {
    unknown: (name: string) => `The parameter ${name} is unknown.`,
    unknownField: (name: string) => `The field ${name} is unknown.`,
    body: { form: 'The request body must be a form.', json: 'The request body must be JSON.' },
    uniqueItems: 'Each value may be sent only once.',
    minProperties: 'No changes were sent.',
  },
} as const

/** Converts text to a type; what does not fit stays text, for the schema to refuse. */
const readText = (text: string, type: string): unknown => {
  if (/^(?:int|integer|number)$/.test(type) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

const readParameter = (values: readonly string[], type: ParameterType): unknown => {
  if (type === 'array') return values
  const [text = ''] = values
  return values.length > 1 ? values : readText(text, type)
}

type MessageLocale = 'id' | 'en'

/** The most messages of a refusal, and the most characters of a message and of a field's name. */
const limits = { messages: 20, message: 200, name: 100 } as const

/** Cuts a text to `limit` characters: the caller chooses the field names, and a message may quote sent values. */
const shortened = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit - 1).toWellFormed()}…` : text

type Problem = readonly [name: string, message: string]

const refusalWith = (problems: readonly Problem[]): Refusal => {
  // A map, because the caller chooses the names, and an object already has names such as `constructor`.
  const refusal = new Map<string, string[]>()
  for (const [name, message] of problems.slice(0, limits.messages)) {
    const field = shortened(name, limits.name)
    const messagesOfField = refusal.get(field) ?? []
    messagesOfField.push(shortened(message, limits.message))
    refusal.set(field, messagesOfField)
  }
  return Object.fromEntries(refusal)
}

const unknownNames = (names: readonly string[], say: (name: string) => string): readonly Problem[] =>
  names.slice(0, limits.messages).map((name) => [name, say(shortened(name, limits.name))])

/** The failed check, if it is one of our own; the messages of other checks are zod's. */
const brokenKeyword = (issue: z.core.$ZodIssue): BrokenKeyword | undefined =>
  issue.code === 'custom' ? (issue.params?.['keyword'] as BrokenKeyword | undefined) : undefined

const check = (schema: z.ZodType, value: unknown, locale: MessageLocale): Checked => {
  const result = schema.safeParse(value, { error: messages[locale] })
  if (result.success) return { value: result.data }
  // zod's message lists all unknown keys. Repeated for each of 7,500 keys, it made an answer of 496 MB.
  const problems = result.error.issues.slice(0, limits.messages).flatMap((issue): readonly Problem[] => {
    if (issue.code === 'unrecognized_keys')
      return unknownNames(
        issue.keys.slice(0, limits.messages).map((key) => [...issue.path, key].join('.')),
        words[locale].unknownField,
      )
    const keyword = brokenKeyword(issue)
    return [[issue.path.join('.') || 'body', keyword ? words[locale][keyword] : issue.message]]
  })
  return { refusal: refusalWith(problems) }
}

const readQuery = (search: URLSearchParams, contract: OperationContract, locale: MessageLocale): Checked => {
  const types = contract.query?.types ?? {}
  const unknown = [...new Set(search.keys())].filter((name) => !Object.hasOwn(types, name))
  if (unknown.length > 0) return { refusal: refusalWith(unknownNames(unknown, words[locale].unknown)) }
  if (!contract.query) return { value: {} }
  const given = Object.entries(types).filter(([name]) => search.has(name))
  return check(
    contract.query.schema,
    Object.fromEntries(given.map(([name, type]) => [name, readParameter(search.getAll(name), type)])),
    locale,
  )
}

const readPath = (
  params: Readonly<Record<string, string>>,
  contract: OperationContract,
  locale: MessageLocale,
): Checked => {
  if (!contract.path) return { value: {} }
  const values = Object.entries(contract.path.types).map(([name, type]) => [
    name,
    readParameter([params[name] ?? ''], type),
  ])
  return check(contract.path.schema, Object.fromEntries(values), locale)
}

/** A form as an object: single values as they are, repeated fields as lists. */
const formObject = (form: FormData): Record<string, unknown> => {
  const lists = new Map<string, FormDataEntryValue[]>()
  // Once over all entries: `getAll` for each name is n x n.
  for (const [name, value] of form) {
    const list = lists.get(name)
    if (list) list.push(value)
    else lists.set(name, [value])
  }
  return Object.fromEntries([...lists].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

/** Converts a form field, which is always text, to the type that the schema expects. */
const retyped = (value: unknown, expected: string): unknown => {
  if (expected === 'array') return [value].flat()
  return typeof value === 'string' ? readText(value, expected) : value
}

/** The type that the schema expects, by field, for each field of a form that has another type. */
const expectedTypes = (schema: z.ZodType, form: Record<string, unknown>): ReadonlyMap<string, string> => {
  const issues = schema.safeParse(form).error?.issues ?? []
  return new Map(
    issues.flatMap((issue) =>
      issue.code === 'invalid_type' && issue.path.length === 1 ? [[String(issue.path[0]), issue.expected]] : [],
    ),
  )
}

/** Forms carry text only: numbers, booleans and lists are parsed only if the schema expects them. */
const checkForm = (schema: z.ZodType, form: Record<string, unknown>, locale: MessageLocale): Checked => {
  const expected = expectedTypes(schema, form)
  return check(
    schema,
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, retyped(value, expected.get(name) ?? '')])),
    locale,
  )
}

const readBody = (body: SentRequest['body'], contract: OperationContract, locale: MessageLocale): Checked => {
  if (!contract.body) return { value: undefined }
  const { form, schema } = contract.body
  if (body?.form !== form) return { refusal: { body: [words[locale].body[form]] } }
  return body.form === 'form' ? checkForm(schema, formObject(body.value), locale) : check(schema, body.value, locale)
}

const refusalOf = (part: Checked): Refusal => ('refusal' in part ? part.refusal : {})

/** Reads a request as its contract describes it, or returns in `locale` what the contract forbids in it. Default: `id`. */
export const readRequest = (
  { path: params, query: search, body: sent }: SentRequest,
  contract: OperationContract,
  locale: MessageLocale = 'id',
): { readonly value: ReadRequest } | { readonly refusal: Refusal } => {
  const path = readPath(params, contract, locale)
  const query = readQuery(search, contract, locale)
  const body = readBody(sent, contract, locale)
  if ('value' in path && 'value' in query && 'value' in body)
    return { value: { path: path.value, query: query.value, body: body.value } }
  const refusal = { ...refusalOf(path), ...refusalOf(query), ...refusalOf(body) }
  return { refusal: Object.fromEntries(Object.entries(refusal).slice(0, limits.messages)) }
}
