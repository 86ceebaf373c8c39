import type { DocumentNode } from 'graphql'
import type { Caller } from '../client/caller.ts'
import type { Result } from '../client/errors.ts'
import type { Transport } from '../client/transport.ts'

/** How one version of Strapi is spoken to. Documents and answers are those of `cms.graphql`, which is Strapi 4's. */
export interface StrapiDialect {
  readonly version: 4 | 5
  /** A document as this version takes it. */
  readonly document: (document: DocumentNode) => DocumentNode
  /** This version's answer as the contract has it. */
  readonly answer: (data: unknown) => unknown
}

/** Finds the dialect of a client's CMS. The existing ones are in `@hospital/sdk/cms/strapi-5`. */
export type Strapi = (call: Caller, send: Transport) => () => Promise<Result<StrapiDialect>>

const same = <Value>(value: Value): Value => value

/** The dialect of the contract itself. */
export const strapi4: StrapiDialect = { version: 4, document: same, answer: same }
