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

// A key is what a content function asks of its client, so each function has one, and so have those that an application writes.

type Read<Client, Data> = (cms: Client) => Promise<Result<Data>>

/** What a function asks of its client before its first wait. Nothing is sent. Throws a TypeError for a write. */
const callsOf = <Client extends CmsAccess>(cms: Client, read: Read<Client, unknown>): readonly CmsCall[] => {
  const calls: CmsCall[] = []
  const probe = clientAround(cms, (call) => {
    calls.push(call)
    return new Promise(() => undefined)
  })
  // What the function makes of no answer is of no interest.
  read(probe).catch(() => undefined)
  const write = calls.find(({ reads }) => !reads)
  if (write) throw new TypeError(`${write.operation} is a write`)
  return [...calls]
}

/** Where content comes from: as with the REST APIs, and the addresses of pictures, which are part of it. */
const contentSource = (cms: CmsAccess): string => {
  const options = optionsOf(cms)
  return [sourceOf(options, ''), ...Object.values(options.addresses ?? {})].join(' ')
}

/** Reads with the query's signal. Throws a TypeError at a call that the key does not name: its answer would be another one's. */
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
 * The options of a content function, for `useQuery`: `contentQuery(cms, listArticles, { pageSize: 3 })`. The key is what it asks for: its
 * document or operation, and the variables. Change its data with `select`, not within the function: the key would be the same.
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
 * The options of a paged list, for `useInfiniteQuery`: `contentPages(cms, (content, page) => listArticles(content, { page }))`. `read` has to
 * use the client that it is given. Throws a TypeError if it asks nothing of it, see {@link contentQuery}.
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

/** The options of a content function that writes, for `useMutation`, whose data is the outcome. It makes no content stale. */
export type ContentWriteOptions<Input, Data> = Omit<WriteOptions<Input, Data>, 'onSettled' | 'meta'>

/**
 * The options of a content function that writes: `contentMutation(cms, sendContactMessage)`. It is sent at once or not at all, also without
 * a connection, and never again.
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
