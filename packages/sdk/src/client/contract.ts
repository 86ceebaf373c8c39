import type { Result } from './errors.ts'

/** An operation's address and encoding: all that a client needs at run time. */
export interface OperationRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path below the API's base address, parameters in braces. */
  readonly path: string
  /** `token`: the caller's bearer; `empty`: a bearer without value, as authentication calls send; absent: none. */
  readonly bearer?: 'token' | 'empty'
  /** The operation is a read, although its method is not GET: its input must not be in an address. */
  readonly reads?: true
  /** The body is sent as multipart/form-data. */
  readonly form?: true
  /** The media types of the answers, if they are not only JSON. Back ends may choose the form of an error by the Accept header. */
  readonly accept?: string
  /** The answer is a file. */
  readonly binary?: true
  /** The answer is a JSON list; absent: an object. */
  readonly list?: true
  /** A 204 is a success. */
  readonly empty?: true
}

/** Whether an operation changes nothing. */
export const isReadRoute = ({ method, reads }: OperationRoute): boolean => method === 'GET' || reads === true

/** The routes of one API, by operation. */
export type OperationRoutes = Readonly<Record<string, OperationRoute>>

/** What one call may override. */
export interface CallOptions {
  /** Ends the call early; it then gives an `aborted` error. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for this call, retries included; 0 is no limit. An unusable one gives a `misuse` error. */
  readonly timeout?: number | undefined
}

type Given<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { readonly [K in Key]?: Exclude<Value, undefined> | undefined }
    : { readonly [K in Key]: Value }

type Field<Source, Key> = Key extends keyof Source ? Source[Key] : undefined

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Operation extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined

/** The input of an operation: `path`, `query` and `body`, each only if the contract has it. */
export type Input<Operation> = Given<'path', Field<Field<Operation, 'parameters'>, 'path'>> &
  Given<'query', Field<Field<Operation, 'parameters'>, 'query'>> &
  Given<'body', BodyOf<Operation>>

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never

/** The body of one documented response. */
export type ResponseBody<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined

type SuccessBody<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? ResponseBody<Responses[Status]> : never
}[keyof Responses]

/** The data of an operation that succeeds; excludes `process: false`, which is a failure. */
export type Output<Operation> = Exclude<SuccessBody<ResponsesOf<Operation>>, { process: false }>

/** One operation as a method. Its input is optional if nothing in it is required. */
export type Call<Operation> =
  Partial<Input<Operation>> extends Input<Operation>
    ? (input?: Input<Operation>, options?: CallOptions) => Promise<Result<Output<Operation>>>
    : (input: Input<Operation>, options?: CallOptions) => Promise<Result<Output<Operation>>>
