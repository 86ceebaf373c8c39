import type { OperationContract, ParameterType } from '@hospital/sdk/contracts'
import type { ZodType } from 'zod'
import { id as indonesian } from 'zod/locales'

/** What a request held, once the contract was found to allow it. */
export interface ReadRequest {
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
}

/** What the contract forbids in a request: messages by field, in the words that the back end would use. */
export type Refusal = Readonly<Record<string, readonly string[]>>

const messagesOf = indonesian().localeError

/** Text as a parameter's type has it; what does not fit stays text, for the schema to refuse. */
const readParameter = (values: readonly string[], type: ParameterType): unknown => {
  if (type === 'array') return values
  const [text = ''] = values
  if (values.length > 1) return values
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

const check = (schema: ZodType, value: unknown): { value: unknown } | { refusal: Refusal } => {
  const result = schema.safeParse(value, { error: messagesOf })
  if (result.success) return { value: result.data }
  const refusal: Record<string, string[]> = {}
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')]
    for (const name of names) (refusal[name] ??= []).push(issue.message)
  }
  return { refusal }
}

const readQuery = (search: URLSearchParams, contract: OperationContract): { value: unknown } | { refusal: Refusal } => {
  const types = contract.query?.types ?? {}
  const unknown = [...new Set(search.keys())].filter((name) => !(name in types))
  if (unknown.length > 0) {
    return { refusal: Object.fromEntries(unknown.map((name) => [name, [`Parameter ${name} tidak dikenal.`]])) }
  }
  if (!contract.query) return { value: {} }
  const given = Object.entries(types).filter(([name]) => search.has(name))
  return check(contract.query.schema, Object.fromEntries(given.map(([name, type]) => [name, readParameter(search.getAll(name), type)])))
}

const readPath = (params: Readonly<Record<string, string>>, contract: OperationContract): { value: unknown } | { refusal: Refusal } => {
  if (!contract.path) return { value: {} }
  const values = Object.entries(contract.path.types).map(([name, type]) => [name, readParameter([params[name] ?? ''], type)])
  return check(contract.path.schema, Object.fromEntries(values))
}

/** A form as an object: fields with one value as they are, repeated ones as lists. */
const formObject = (form: FormData): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )

/** Forms carry text only: tries lists and whole numbers where the text itself is refused. */
const checkForm = (schema: ZodType, form: Record<string, unknown>): { value: unknown } | { refusal: Refusal } => {
  const first = check(schema, form)
  if ('value' in first) return first
  const retyped = Object.entries(form).map(([name, value]) => {
    if (!(name in first.refusal)) return [name, value]
    if (typeof value === 'string' && /^-?\d+$/.test(value)) {
      const asNumber = check(schema, { ...form, [name]: Number(value) })
      if ('value' in asNumber || !(name in asNumber.refusal)) return [name, Number(value)]
    }
    return [name, [value].flat()]
  })
  return check(schema, Object.fromEntries(retyped))
}

const readBody = async (request: Request, contract: OperationContract): Promise<{ value: unknown } | { refusal: Refusal }> => {
  if (!contract.body) return { value: undefined }
  const refused = { refusal: { body: [`Isi permintaan harus berupa ${contract.body.form === 'form' ? 'formulir' : 'JSON'}.`] } }
  const sent = request.headers.get('content-type') ?? ''
  if (!(contract.body.form === 'form' ? /^multipart\/form-data\b/i : /^application\/json\b/i).test(sent)) return refused
  try {
    if (contract.body.form === 'form') return checkForm(contract.body.schema, formObject(await request.formData()))
    return check(contract.body.schema, await request.json())
  } catch {
    return refused
  }
}

/** Reads a request as its contract describes it, or says what the contract forbids in it. */
export const readRequest = async (
  request: Request,
  params: Readonly<Record<string, string>>,
  contract: OperationContract,
): Promise<{ value: ReadRequest } | { refusal: Refusal }> => {
  const path = readPath(params, contract)
  const query = readQuery(new URL(request.url).searchParams, contract)
  const body = await readBody(request, contract)
  if ('value' in path && 'value' in query && 'value' in body) {
    return { value: { path: path.value, query: query.value, body: body.value } }
  }
  return { refusal: { ...refusalOf(path), ...refusalOf(query), ...refusalOf(body) } }
}

const refusalOf = (part: { value: unknown } | { refusal: Refusal }): Refusal => ('refusal' in part ? part.refusal : {})
