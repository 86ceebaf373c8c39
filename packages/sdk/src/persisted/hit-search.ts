import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { hitVariables, packageHitVariables } from '../cms/hit-variables.ts'
import type { HitWords } from '../cms/hit-variables.ts'
import { normalize } from '../cms/normalize.ts'
import type { Normalized } from '../cms/normalized.ts'
import {
  PersistedArticleHits,
  PersistedDoctorHits,
  PersistedEventHits,
  PersistedPackageHits,
} from '../generated/cms-graphql/persisted.ts'

/** A search as urql takes it: `useQuery(request)` or `client.query(request.query, request.variables)`. */
export interface HitRequest<Data, Variables> {
  readonly query: TypedDocumentNode<Data, Variables>
  readonly variables: Variables
  /** Nothing is left to search for, so nothing is to be asked: there are no hits. */
  readonly pause: boolean
}

/** One of the four lists of the site's search. */
export interface HitSearch<Data, Variables, Hit> {
  /** The request for what a visitor typed; cut, cleaned and limited by the product's rules. */
  readonly request: (words: HitWords) => HitRequest<Data, Variables>
  /** The hits in an answer, best first; undefined if it has no list, which is a failure of the server. */
  readonly hits: (data: Data) => readonly Hit[] | undefined
}

type HitOf<List> = NonNullable<Normalized<List>> extends readonly (infer Hit)[] ? Hit : never

// Hits have no files, so no addresses are completed.
const noAddresses = { media: '', doctorPhotos: '' }

const hitSearch = <Data extends object, Variables extends { readonly text: string }, Name extends keyof Data>(
  query: TypedDocumentNode<Data, Variables>,
  list: Name,
  variablesOf: (words: HitWords) => Variables,
): HitSearch<Data, Variables, HitOf<Data[Name]>> => ({
  request: (words) => {
    const variables = variablesOf(words)
    return { query, variables, pause: variables.text === '' }
  },
  hits: (data) => {
    const entries = normalize(data[list], noAddresses)
    return Array.isArray(entries) ? (entries as HitOf<Data[Name]>[]) : undefined
  },
})

const words = ({ text }: HitWords) => hitVariables(text)

/** Articles by their title. Contract: document `ArticleHits`. */
export const articleSearch = /* #__PURE__ */ hitSearch(PersistedArticleHits, 'artikels', words)

/** Packages on offer by their name. Contract: document `PackageHits`. */
export const packageSearch = /* #__PURE__ */ hitSearch(PersistedPackageHits, 'pakets', packageHitVariables)

/** Active doctors by their name. Contract: document `DoctorHits`. */
export const doctorSearch = /* #__PURE__ */ hitSearch(PersistedDoctorHits, 'dokters', words)

/** Events and communities by their title. Contract: document `EventHits`. */
export const eventSearch = /* #__PURE__ */ hitSearch(PersistedEventHits, 'eventCommunities', words)
