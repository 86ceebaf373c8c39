import { normalize } from '../cms/normalize.ts'
import type { Normalized } from '../cms/normalized.ts'
import type { PersistedDocument } from '../cms/persisted-document.ts'
import {
  PersistedArticleHits,
  PersistedDoctorHits,
  PersistedEventHits,
  PersistedPackageHits,
} from '../generated/cms-graphql/persisted.ts'
import type { CalendarDate } from '../rules/jakarta.ts'
import { limits } from '../rules/limits.ts'
import { searchTerm } from '../rules/search-term.ts'

/** What a visitor searches for. */
export interface HitWords {
  /** The text as typed. Wildcards, needless space and everything over `limits.searchText` are ignored. */
  readonly text: string
  /** The day in Jakarta: packages must end after it. */
  readonly today: CalendarDate
}

/** The variables of a search for hits. `text` is empty if nothing is left to search for: the CMS would find everything. */
const hitVariables = (text: string) => ({
  text: searchTerm(text.trim().slice(0, limits.searchText)),
  limit: limits.list,
})

/** The variables of a search for packages, which also have to be on offer. */
const packageHitVariables = ({ text, today }: HitWords) => ({ ...hitVariables(text), today })

/** A search as urql takes it: `useQuery(request)` or `client.query(request.query, request.variables)`. */
export interface HitRequest<Data, Variables> {
  readonly query: PersistedDocument<Data, Variables>
  readonly variables: Variables
  /** True if nothing is left to search for. Then send no request: there are no hits. */
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
  query: PersistedDocument<Data, Variables>,
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
