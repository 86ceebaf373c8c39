import { readRequest } from '@hospital/sdk/contracts'
import type { OperationContract, OperationRoute, ResponseBody } from '@hospital/sdk/contracts'
import { brokenPlaces } from './broken-places.ts'
import { emptyLists } from './empty-lists.ts'
import type { PlainReply } from './error-bodies.ts'
import { failureReply, refusalReply } from './error-bodies.ts'
import type { Fault, FaultSwitches } from './faults.ts'
import { requestedFault } from './faults.ts'
import type { MockHandler, PathValues } from './mock-handler.ts'
import type { RequestLog } from './request-log.ts'
import { sentRequest } from './sent-request.ts'
import { unnamedProperties } from './unnamed-properties.ts'

/** The context of every handler. */
export interface MockContext {
  readonly faults: FaultSwitches
  /** Checks a bearer: `missing` if none was sent, `unknown` if the API does not know it. */
  readonly authorize: (api: string, bearer: string | undefined) => 'known' | 'missing' | 'unknown'
  /** The log that answered requests are added to. Default: none. */
  readonly requests?: RequestLog | undefined
}

type Parameters<Operation, Place extends string> = Operation extends { parameters: Record<Place, infer Values> }
  ? Values
  : undefined

type Body<Operation> = Operation extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined
  : undefined

/** A request that the contract allows, read and typed. */
export interface MockRequest<Operation> {
  readonly path: NonNullable<Parameters<Operation, 'path'>>
  readonly query: Operation extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never
  readonly body: Body<Operation>
  /** The bearer's value; undefined if the request carried none. */
  readonly bearer: string | undefined
  readonly headers: Headers
  /** The hospital whose base address was called (`kode_mapping_rs`); only on the hospital-care API. */
  readonly hospitalCode: string | undefined
}

/** A response of the contract: status and body match. */
export type Reply<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & number]: {
        readonly status: Status
        readonly body: ResponseBody<Responses[Status]>
        readonly headers?: Readonly<Record<string, string>>
      }
    }[keyof Responses & number]
  : never

/** Answers one operation from the mock hospital's state. */
export type Resolver<Operation> = (request: MockRequest<Operation>) => Reply<Operation> | Promise<Reply<Operation>>

interface HandlerDefinition<Operation> {
  readonly api: string
  readonly operation: string
  readonly route: OperationRoute
  /** Returns the contract of the operation. Called at the first request, because making the schemas of all operations takes long. */
  readonly contract: () => OperationContract
  readonly resolver: Resolver<Operation>
}

/** The path of a route's handler: below `/{api}` on any mount path; hospital-care has one base per hospital. */
const pattern = (api: string, path: string) => {
  const base = api === 'hospital-care' ? '*/hospital-care/:hospitalCode' : `*/${api}`
  return `${base}${path.replace(/\{([^}]+)\}/g, ':$1')}`
}

const bearerOf = (headers: Headers): string | undefined => {
  const header = headers.get('authorization')
  return header === null ? undefined : header.replace(/^Bearer\s*/i, '')
}

const write = ({ status, body, headers }: PlainReply): Response => {
  if (body === undefined || body === null) return new Response(null, { status, headers: { ...headers } })
  if (body instanceof Blob) return new Response(body, { status, headers: { 'Content-Type': body.type, ...headers } })
  if (typeof body === 'string')
    return new Response(body, { status, headers: { 'Content-Type': 'text/plain', ...headers } })
  return Response.json(body, { status, headers: { ...headers } })
}

/** Resolves after some milliseconds. */
const passing = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds))

const maintenancePage =
  '<!doctype html><html lang="id"><title>Pemeliharaan</title><h1>Situs sedang dalam pemeliharaan</h1></html>'

const graphqlErrors: PlainReply = {
  status: 200,
  body: {
    errors: [{ message: 'Internal Server Error', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    data: null,
  },
}

/** The response that replaces the proper one because of a fault; undefined if the fault is only a delay. */
const faultResponse = ({ kind, fieldErrors }: Fault, api: string): Response | undefined => {
  if (kind === undefined || kind === 'empty') return undefined
  if (kind === 'dropped') return Response.error()
  if (kind === 'malformed') return new Response(maintenancePage, { headers: { 'Content-Type': 'text/html' } })
  if (kind === 'errors') return write(graphqlErrors)
  return write(failureReply(api, Number(kind), fieldErrors))
}

const unlawful = (operation: string, where: string): PlainReply => {
  console.error(`The mock's answer to ${operation} breaks its contract at ${where}`)
  return { status: 500, body: `The mock's answer to ${operation} breaks its contract at ${where}` }
}

/** The reply, if its contract allows it and names all of its properties; otherwise an error with the wrong place. */
const lawful = (reply: PlainReply, operation: string, contract: OperationContract): PlainReply => {
  const schema = contract.responses[reply.status]
  if (schema === undefined) return unlawful(operation, `status ${reply.status}`)
  if (schema === null) return reply
  const result = schema.safeParse(reply.body)
  if (!result.success) return unlawful(operation, brokenPlaces(result.error.issues).join(', '))
  const unnamed = unnamedProperties(schema, reply.body)
  return unnamed.length === 0 ? reply : unlawful(operation, `${unnamed.join(', ')}, which it does not name`)
}

/** The reply with empty lists, if the contract allows this: a family always has its main user. */
const emptied = (reply: PlainReply, contract: OperationContract): PlainReply => {
  const body = emptyLists(reply.body)
  return contract.responses[reply.status]?.safeParse(body).success ? { ...reply, body } : reply
}

/** The handler of one operation: faults, then the validation of the request, then the resolver. */
export const contractHandler = <Operation>(
  { faults, authorize, requests }: MockContext,
  { api, operation, route, contract, resolver }: HandlerDefinition<Operation>,
): MockHandler => {
  const answer = async (request: Request, params: PathValues): Promise<PlainReply> => {
    const bearer = bearerOf(request.headers)
    const known = route.bearer === 'token' ? authorize(api, bearer) : 'known'
    // GraphQL itself answers a call without a token, with status 200.
    const answersItself = known === 'missing' && operation === 'executeGraphql'
    if (known !== 'known' && !answersItself) return failureReply(api, api === 'cms' && known === 'missing' ? 403 : 401)
    const read = readRequest(await sentRequest(request, params), contract())
    if ('refusal' in read) return refusalReply(api, Object.keys(contract().responses).map(Number), read.refusal)
    const { headers } = request
    // `readRequest` has just checked these against the schemas that the types were generated with.
    const typed = {
      ...read.value,
      bearer,
      headers,
      hospitalCode: params['hospitalCode'],
    } as unknown as MockRequest<Operation>
    return lawful(await resolver(typed), operation, contract())
  }

  /** The response to a request with these names of operation, hospital and document. */
  const respond = async (
    request: Request,
    params: PathValues,
    names: readonly (string | undefined)[],
  ): Promise<Response> => {
    const fault = requestedFault(request.headers, ...names) ?? faults.find(...names)
    if (fault?.delay !== undefined) await passing(fault.delay)
    const response = fault && faultResponse(fault, api)
    if (response) return response
    const reply = await answer(request, params)
    return write(fault?.kind === 'empty' ? emptied(reply, contract()) : reply)
  }

  const answerAndLog: MockHandler['answer'] = async (request, params) => {
    const { method, url } = request
    const body = await jsonBody(request)
    const document = operation === 'executeGraphql' ? documentName(body) : undefined
    const hospital = params['hospitalCode']
    const names = [document, hospital === undefined ? undefined : `${operation}@${hospital}`, operation]
    const response = await respond(request, params, names)
    requests?.add({ api, operation, document, method, url, body, status: response.status })
    return response
  }
  return { method: route.method, path: pattern(api, route.path), answer: answerAndLog }
}

/** The JSON body of a request, read from a copy; undefined if it has none. */
const jsonBody = (request: Request): Promise<unknown> => {
  if (!/\bjson\b/.test(request.headers.get('content-type') ?? '')) return Promise.resolve(undefined)
  return request
    .clone()
    .json()
    .catch(() => undefined)
}

/** The name of a GraphQL document, so that faults can be set for one document. */
const documentName = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('operationName' in body)) return undefined
  return typeof body.operationName === 'string' ? body.operationName : undefined
}
