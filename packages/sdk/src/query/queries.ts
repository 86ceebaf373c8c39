import { originOf } from '../client/client-origin.ts'
import { isReadRoute } from '../client/contract.ts'
import type { CallOptions, OperationRoute, OperationRoutes } from '../client/contract.ts'
import type { Result } from '../client/errors.ts'
import type { ApiFailure } from '../rules/or-throw.ts'
import { orThrow } from '../rules/or-throw.ts'
import { writeOutcome } from '../rules/write-outcome.ts'
import type { WriteOutcome } from '../rules/write-outcome.ts'

/**
 * The key of a read: the API, the source of its answers, whether writes may change it (`live`, or `fixed` for lists that are the same for
 * everybody), the operation and its input.
 */
export type ReadKey = readonly [api: string, source: string, family: 'live' | 'fixed', ...rest: readonly unknown[]]

/** TanStack must not retry, because the call does. This type tells TanStack that a query throws an `ApiFailure`. */
type NoRetry = false | ((failureCount: number, error: ApiFailure) => false)

/** The options of a read, for `useQuery`. The call repeats a failed read itself. */
export interface ReadOptions<Data> {
  readonly queryKey: ReadKey
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
  readonly retry: NoRetry
}

/** The options of a paged list, for `useInfiniteQuery`. */
export interface PagesOptions<Data> {
  readonly queryKey: ReadKey
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: number }) => Promise<Data>
  readonly initialPageParam: number
  readonly getNextPageParam: (last: Data) => number | undefined
  readonly retry: NoRetry
}

/** The part of TanStack's client that a write needs. */
interface StaleContext {
  readonly client: { readonly invalidateQueries: (filters: { readonly queryKey: readonly unknown[] }) => Promise<void> }
}

/**
 * The options of a write, for `useMutation`. The data is the outcome. The write is sent at once or not at all: without a connection it does
 * not wait for one. It is never repeated. If the write was done or may have been done, stale reads are read again.
 */
export interface WriteOptions<Input, Data> {
  readonly mutationKey: readonly string[]
  readonly mutationFn: (input: Input) => Promise<WriteOutcome<Data>>
  readonly onSettled: (
    outcome: WriteOutcome<Data> | undefined,
    error: unknown,
    input: Input,
    before: unknown,
    context: StaleContext,
  ) => Promise<void> | undefined
  readonly meta: { readonly stale: readonly [api: string, source: string, family: 'live'] }
  readonly networkMode: 'always'
  readonly retry: false
}

type AnyCall = (input: never, options?: CallOptions) => Promise<Result<unknown>>
type InputOf<Call extends AnyCall> = Parameters<Call>[0]
type DataOf<Call extends AnyCall> = Extract<Awaited<ReturnType<Call>>, { readonly error?: undefined }>['data']
type Arguments<Call extends AnyCall> =
  undefined extends InputOf<Call> ? [input?: InputOf<Call>] : [input: InputOf<Call>]

interface Paged {
  readonly meta: { readonly pagination: { readonly page: number; readonly pageCount: number } }
}

/** The options of a read, and those of its pages if it is a paged list. */
type Read<Call extends AnyCall> = ((...input: Arguments<Call>) => ReadOptions<DataOf<Call>>) &
  (DataOf<Call> extends Paged ? { readonly pages: (...input: Arguments<Call>) => PagesOptions<DataOf<Call>> } : unknown)

type IsRead<Route> = Route extends { readonly method: 'GET' } | { readonly reads: true } ? true : false

/** The options of each operation of an API, by its name. */
export type Queries<Routes extends OperationRoutes, Client> = {
  readonly [Name in keyof Client]: Client[Name] extends AnyCall
    ? Name extends keyof Routes
      ? IsRead<Routes[Name]> extends true
        ? Read<Client[Name]>
        : () => WriteOptions<InputOf<Client[Name]>, DataOf<Client[Name]>>
      : never
    : never
}

interface RawInput {
  readonly query?: object
  readonly body?: object
}

type RawCall = (input: RawInput, options?: CallOptions) => Promise<Result<unknown>>

const nextPage = ({ meta: { pagination } }: Paged): number | undefined =>
  pagination.page < pagination.pageCount ? pagination.page + 1 : undefined

const withPage = (input: RawInput, { method }: OperationRoute, page: number): RawInput =>
  method === 'GET' ? { ...input, query: { ...input.query, page } } : { ...input, body: { ...input.body, page } }

const readOptions = (route: OperationRoute, call: RawCall, key: readonly [string, string], operation: string) => {
  const keyOf = (input: RawInput): ReadKey => [...key, route.bearer ? 'live' : 'fixed', operation, input]
  return Object.assign(
    (input: RawInput = {}): ReadOptions<unknown> => ({
      queryKey: keyOf(input),
      queryFn: ({ signal }) => orThrow(call(input, { signal })),
      retry: false,
    }),
    {
      pages: (input: RawInput = {}): PagesOptions<unknown> => ({
        queryKey: [...keyOf(input), 'pages'],
        queryFn: ({ signal, pageParam }) => orThrow(call(withPage(input, route, pageParam), { signal })),
        initialPageParam: 1,
        getNextPageParam: (last) => nextPage(last as Paged),
        retry: false,
      }),
    },
  )
}

/** Whether the device has a connection. In Node there is no navigator, or it does not know. */
const isOnline = (): boolean => {
  const { navigator } = globalThis as { readonly navigator?: { readonly onLine?: boolean } }
  return navigator?.onLine ?? true
}

/** Sends a write once. The connection is checked before: a write that was on its way when the connection broke may have been done. */
export const sendOnce = async <Data>(write: () => Promise<Result<Data>>): Promise<WriteOutcome<Data>> => {
  const online = isOnline()
  return writeOutcome(await write(), online)
}

const writeOptions = (call: RawCall, key: readonly [string, string], operation: string) => {
  const stale = [...key, 'live'] as const
  const options: WriteOptions<RawInput, unknown> = {
    mutationKey: [...key, operation],
    mutationFn: (input) => sendOnce(() => call(input)),
    onSettled: (outcome, _error, _input, _before, { client }) =>
      outcome?.kind === 'done' || outcome?.kind === 'unknown'
        ? client.invalidateQueries({ queryKey: stale })
        : undefined,
    meta: { stale },
    networkMode: 'always',
    retry: false,
  }
  return () => options
}

/**
 * The options of each operation of a client. `account`: the account of the answers, for programs that keep answers of several accounts.
 * Other programs empty their cache at a log-out.
 */
export const createQueries = <Routes extends OperationRoutes, Client extends object>(
  api: string,
  routes: Routes,
  client: Client,
  account = '',
): Queries<Routes, Client> => {
  const key = [api, `${originOf(client).source} ${account}`] as const
  const options = Object.entries(routes).map(([operation, route]) => {
    const call = (client as Readonly<Record<string, RawCall>>)[operation]
    if (!call) throw new TypeError(`the client has no ${operation}`)
    return [
      operation,
      isReadRoute(route) ? readOptions(route, call, key, operation) : writeOptions(call, key, operation),
    ]
  })
  // The cast is safe: routes and client are generated from the same contract, operation by operation.
  return Object.fromEntries(options) as Queries<Routes, Client>
}
