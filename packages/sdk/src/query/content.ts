import { sourceOf } from '../client/caller.ts'
import type { Result } from '../client/errors.ts'
import { optionsOf } from '../cms/access.ts'
import type { CmsAccess } from '../cms/access.ts'
import { clientAround } from '../cms/around.ts'
import type { CmsCall } from '../cms/around.ts'
import type { CmsPage } from '../cms/normalized.ts'
import { orThrow } from '../rules/or-throw.ts'
import { sendOnce } from './queries.ts'
import type { PagesOptions, ReadKey, ReadOptions, WriteOptions } from './queries.ts'

// The key of a query is the list of calls that its content function makes. So every function has a key, also one of the application's own.

type Read<Client, Data> = (cms: Client) => Promise<Result<Data>>

/** The calls that a function makes before its first wait. Nothing is sent. Throws a TypeError for a write. */
const callsOf = <Client extends CmsAccess>(cms: Client, read: Read<Client, unknown>): readonly CmsCall[] => {
  const calls: CmsCall[] = []
  const probe = clientAround(cms, (call) => {
    calls.push(call)
    return new Promise(() => undefined)
  })
  // The calls of the probe never settle. A function that throws without an answer is ignored.
  read(probe).catch(() => undefined)
  const write = calls.find(({ reads }) => !reads)
  if (write) throw new TypeError(`${write.operation} is a write`)
  return [...calls]
}

/**
 * The source of the content for the key: as with the REST APIs, with the base URLs of pictures, because content contains picture addresses.
 */
const contentSource = (cms: CmsAccess): string => {
  const options = optionsOf(cms)
  return [sourceOf(options, ''), ...Object.values(options.addresses ?? {})].join(' ')
}

/** Reads with the query's signal. Throws a TypeError at a call that is not in the key: its data would be stored under a wrong key. */
const readWith = async <Client extends CmsAccess, Data>(
  cms: Client,
  read: Read<Client, Data>,
  { signal, calls }: { readonly signal: AbortSignal; readonly calls: readonly CmsCall[] },
): Promise<Data> =>
  orThrow(
    read(
      clientAround(cms, ({ operation }, send) => {
        if (operation === '' || !calls.some((call) => call.operation === operation))
          throw new TypeError(`the key does not name ${operation || 'a document without a name'}`)
        return send({ signal })
      }),
    ),
  )

const keyOf = (cms: CmsAccess, calls: readonly CmsCall[]): ReadKey => [
  'cms',
  contentSource(cms),
  'fixed',
  ...calls.flatMap(({ operation, input }) => [operation, input]),
]

/**
 * The options of a content function, for `useQuery`: `contentQuery(cms, listArticles, { pageSize: 3 })`. The key is the document or
 * operation that the function calls, and the variables. Change its data with `select`, not within the function: the key would be the same.
 * Throws a TypeError for a function that writes.
 */
export const contentQuery = <Client extends CmsAccess, Input extends readonly unknown[], Data>(
  cms: Client,
  read: (cms: Client, ...input: Input) => Promise<Result<Data>>,
  ...input: Input
): ReadOptions<Data> => {
  const call = (client: Client) => read(client, ...input)
  const calls = callsOf(cms, call)
  return {
    queryKey: keyOf(cms, calls),
    queryFn: ({ signal }) => readWith(cms, call, { signal, calls }),
    retry: false,
  }
}

/**
 * The options of a paged list, for `useInfiniteQuery`: `contentPages(cms, (content, page) => listArticles(content, { page }))`. `read` has
 * to use the client that it is given. Throws a TypeError if `read` makes no call with it, see {@link contentQuery}.
 */
export const contentPages = <Client extends CmsAccess, Item>(
  cms: Client,
  read: (cms: Client, page: number) => Promise<Result<CmsPage<Item>>>,
): PagesOptions<CmsPage<Item>> => {
  const calls = callsOf(cms, (client) => read(client, 1))
  if (calls.length === 0) throw new TypeError('read asks nothing of the client that it is given')
  return {
    queryKey: [...keyOf(cms, calls), 'pages'],
    queryFn: ({ signal, pageParam }) => readWith(cms, (client) => read(client, pageParam), { signal, calls }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pageCount } }) => (page < pageCount ? page + 1 : undefined),
    retry: false,
  }
}

/** The options of a content function that writes, for `useMutation`. The data is the outcome. The write makes no content stale. */
export type ContentWriteOptions<Input, Data> = Omit<WriteOptions<Input, Data>, 'onSettled' | 'meta'>

/**
 * The options of a content function that writes: `contentMutation(cms, sendContactMessage)`. The write is sent at once or not at all:
 * without a connection it does not wait for one. It is never repeated.
 */
export const contentMutation = <Client extends CmsAccess, Input, Data>(
  cms: Client,
  write: (cms: Client, input: Input) => Promise<Result<Data>>,
): ContentWriteOptions<Input, Data> => ({
  mutationKey: ['cms', contentSource(cms)],
  mutationFn: (input) => sendOnce(() => write(cms, input)),
  networkMode: 'always',
  retry: false,
})
