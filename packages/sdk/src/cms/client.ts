import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { Client, fetchExchange } from '@urql/core'
import { createCaller } from '../client/caller.ts'
import type { Attempt, AttemptContext } from '../client/caller.ts'
import type { CallOptions } from '../client/contract.ts'
import type { Result } from '../client/errors.ts'
import type { ClientOptions } from '../client/options.ts'
import { documentName } from './document-name.ts'
import { graphqlFailure } from './graphql-failure.ts'
import { normalize } from './normalize.ts'
import type { CmsAddresses } from './normalize.ts'
import type { Normalized } from './normalized.ts'
import { persistedExchange } from './persisted-exchange.ts'

/** What a CMS client is made from. */
export interface CmsOptions extends ClientOptions {
  /** Where pictures lie. Default: the origin of `baseUrl`, and `uploads/dokter/` on it. */
  readonly addresses?: Partial<CmsAddresses> | undefined
}

/** Access to the content API. Pass it to the functions of this module, each of which serves one need. */
export interface CmsClient {
  /** Runs a document of `cms.graphql` and takes Strapi's wrappers off its answer. */
  readonly query: <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: CallOptions,
  ) => Promise<Result<Normalized<Data>>>
  /** Takes Strapi's wrappers off a REST answer. */
  readonly normalize: <Value>(value: Value) => Normalized<Value>
}

const addressesOf = ({ baseUrl, addresses }: CmsOptions): CmsAddresses => {
  const media = addresses?.media ?? baseUrl
  return { media, doctorPhotos: addresses?.doctorPhotos ?? new URL('/uploads/dokter/', media).href }
}

const optionsOfClients = new WeakMap<CmsClient, CmsOptions>()

/** What a client was made from, for the parts of this module that make more of it. */
export const optionsOf = (cms: CmsClient): CmsOptions => {
  const options = optionsOfClients.get(cms)
  if (!options) throw new TypeError('a CMS client is made by createCmsClient')
  return options
}

/**
 * Makes a client of the content API (Strapi v4). GraphQL goes through urql; `cmsRest` adds the REST calls where they
 * are wanted. The token belongs on a server: it must never reach a browser.
 */
export const createCmsClient = (options: CmsOptions): CmsClient => {
  const call = createCaller(options)
  const addresses = addressesOf(options)
  const url = `${options.baseUrl.replace(/\/$/, '')}/graphql`
  const urql = new Client({ url, preferGetMethod: false, exchanges: [persistedExchange, fetchExchange] })

  const runOnce = async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { headers, signal, ...context }: AttemptContext,
  ): Promise<Attempt<Normalized<Data>>> => {
    let response: Response | undefined
    let cause: unknown
    const send = async (_address: RequestInfo | URL, init: RequestInit = {}) => {
      const sent = new Headers(init.headers)
      Object.entries({ ...options.headers, ...headers }).forEach(([name, value]) => sent.set(name, value))
      try {
        response = await (options.fetch ?? fetch)(url, { ...init, headers: sent, signal })
        return response
      } catch (reason) {
        cause = reason
        throw reason
      }
    }
    const { data, error } = await urql.query(document, variables, { fetch: send, requestPolicy: 'network-only' }).toPromise()
    // Nothing arrived: whether the connection or the time limit ended it, the caller can tell.
    if (!response) throw cause
    const { status } = response
    const failure = graphqlFailure(error, response, context)
    if (failure) return { status, result: { error: failure } }
    const where = options.validate?.(context.operation, status, data)
    if (where !== undefined || data === undefined || data === null) {
      return { status, result: { error: { kind: 'malformed', status, where: where ?? 'data', ...context } } }
    }
    return { status, result: { data: normalize(data, addresses) as Normalized<Data> } }
  }

  // The same answer, kept by `remember`, is unwrapped once.
  const unwrapped = new WeakMap<object, unknown>()
  const unwrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return normalize(value, addresses)
    if (!unwrapped.has(value)) unwrapped.set(value, normalize(value, addresses))
    return unwrapped.get(value)
  }

  const client: CmsClient = {
    query: (document, variables, callOptions = {}) => {
      const operation = documentName(document)
      const read = () =>
        call({ operation, bearer: 'token', repeatable: true, attempt: (context) => runOnce(document, variables, context) }, callOptions)
      return options.remember ? options.remember(`${operation} ${JSON.stringify(variables)}`, read) : read()
    },
    normalize: <Value>(value: Value) => unwrap(value) as Normalized<Value>,
  }
  optionsOfClients.set(client, options)
  return client
}
