import { inject } from 'vitest'

/** The CMS of this run. */
export const access = inject('cms')

const { url, token } = access

/** An answer of the CMS. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** The differences of a call from the site's calls. */
export interface CallOptions {
  readonly method?: string | undefined
  /** The token of the call; null for none. Default: the site's. */
  readonly token?: string | null | undefined
  readonly body?: unknown
}

/** Calls the CMS as the site does. */
export const call = async <Body = unknown>(path: string, options: CallOptions = {}): Promise<Answer<Body>> => {
  const bearer = options.token === undefined ? token : options.token
  const response = await fetch(`${url}${path}`, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers: {
      'content-type': 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  // Each test states the type of the body that it expects.
  return { status: response.status, body: (await response.json()) as Body }
}

/** An answer of GraphQL. */
export interface GraphqlBody<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly message: string }[]
}

/** Sends a GraphQL query, by default with the site's token. */
export const ask = <Data>(query: string, options: CallOptions = {}): Promise<Answer<GraphqlBody<Data>>> =>
  call('/graphql', { ...options, body: { query } })
