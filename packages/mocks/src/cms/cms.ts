import type { Content } from '../content/index.ts'
import { createGraphql } from './graphql.ts'
import type { GraphqlReply, GraphqlRequest } from './graphql.ts'
import { createRest } from './rest.ts'
import type { Rest } from './rest.ts'
import { createStore } from './store.ts'
import { submit } from './submissions.ts'
import type { Submission, SubmissionType } from './submissions.ts'
import type { Row } from './tables.ts'

/** The fixed token of the content API. */
export const cmsToken = 'contoh-token-cms'

/** Judges a bearer as the content API does. An empty one counts as none. */
export const judgeCmsToken = (bearer: string | undefined): 'known' | 'missing' | 'unknown' => {
  if (bearer === undefined || bearer === '') return 'missing'
  return bearer === cmsToken ? 'known' : 'unknown'
}

/** What a content server is made from. */
export interface CmsOptions {
  readonly content: Content
  /** The clock: what is new is stamped with it, and today's schedules depend on it. */
  readonly now: () => Date
  /** Whether the schema may be asked for; no production server allows it. */
  readonly introspection?: boolean
}

/** A content server of one's own: its content and all that visitors have sent to it. */
export interface Cms {
  readonly content: Content
  readonly now: () => Date
  readonly rest: Rest
  /** Answers a GraphQL request; without a token each of its fields is refused. */
  readonly graphql: (request: GraphqlRequest, bearer: string | undefined) => Promise<GraphqlReply>
  /** Stores what came over REST, published at once. Wrong fields are a `StrapiError`. */
  readonly submit: (type: SubmissionType, data: Submission) => Row
  /** All that visitors have sent, drafts included. */
  readonly submissions: (type: SubmissionType) => readonly Row[]
}

/** A content server in its first state. */
export const createCms = ({ content, now, introspection = false }: CmsOptions): Cms => {
  const store = createStore(content)
  const graphql = createGraphql(store, { introspection })
  return {
    content,
    now,
    rest: createRest(store),
    graphql: (request, bearer) => graphql(request, { store, now: now(), allowed: judgeCmsToken(bearer) === 'known' }),
    submit: (type, data) => submit(store, type, { ...data, publishedAt: now().toISOString() }, now()),
    submissions: (type) => store.choose(type, { publicationState: 'PREVIEW' }),
  }
}
