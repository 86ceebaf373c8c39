import type { Content } from '../content/index.ts'
import { createGraphql } from './graphql.ts'
import type { GraphqlReply, GraphqlRequest } from './graphql.ts'
import { createRest } from './rest.ts'
import type { Rest } from './rest.ts'
import { createStore } from './store.ts'
import type { Identities } from './strapi-5/identity.ts'
import type { StrapiVersion } from './strapi-5/wire.ts'
import { submit } from './submissions.ts'
import type { Submission, SubmissionType } from './submissions.ts'
import type { Row } from './tables.ts'
import { judgeCmsToken } from './token.ts'

/** The options of a content server. */
export interface CmsOptions {
  readonly content: Content
  /** The clock, for the timestamps of new entries and for today's schedules. */
  readonly now: () => Date
  /** Whether introspection is allowed; no production server allows it. */
  readonly introspection?: boolean
  /** The ids of entries in Strapi 5. Default: the server answers as Strapi 4. */
  readonly identities?: Identities | undefined
}

/** An isolated content server: its content and everything that visitors have sent to it. */
export interface Cms {
  readonly content: Content
  readonly now: () => Date
  readonly strapi: StrapiVersion
  readonly rest: Rest
  /** Answers a GraphQL request. Without a token each field of the request is refused. */
  readonly graphql: (request: GraphqlRequest, bearer: string | undefined) => Promise<GraphqlReply>
  /** Stores a submission over REST, published at once. Throws a `StrapiError` for invalid fields. */
  readonly submit: (type: SubmissionType, data: Submission) => Row
  /** Everything that visitors have sent, drafts included. */
  readonly submissions: (type: SubmissionType) => readonly Row[]
}

/** Creates a content server in its initial state. */
export const createCms = ({ content, now, introspection = false, identities }: CmsOptions): Cms => {
  const strapi = identities ? 5 : 4
  const store = createStore(content, identities)
  const graphql = createGraphql(store, { introspection, strapi })
  return {
    content,
    now,
    strapi,
    rest: createRest(store, identities),
    graphql: (request, bearer) => graphql(request, { store, now: now(), allowed: judgeCmsToken(bearer) === 'known' }),
    submit: (type, data) => submit(store, type, { ...data, publishedAt: now().toISOString() }, now()),
    submissions: (type) => store.choose(type, { publicationState: 'PREVIEW' }),
  }
}
