import type { DocumentNode } from 'graphql'
import type { Caller } from '../client/caller.ts'
import type { Result } from '../client/errors.ts'
import type { Transport } from '../client/transport.ts'

/** Translates documents and answers for one version of Strapi. The contract, `cms.graphql`, has the form of Strapi 4. */
export interface StrapiDialect {
  readonly version: 4 | 5
  /** Turns a document of the contract into one for this version. */
  readonly document: (document: DocumentNode) => DocumentNode
  /** Turns an answer of this version into the form of the contract. */
  readonly answer: (data: unknown) => unknown
}

/** Finds the dialect of a client's CMS. The existing ones are in `@hospital/sdk/cms/strapi-5`. */
export type Strapi = (call: Caller, send: Transport) => () => Promise<Result<StrapiDialect>>

const same = <Value>(value: Value): Value => value

/** The dialect of the contract itself. */
export const strapi4: StrapiDialect = { version: 4, document: same, answer: same }
