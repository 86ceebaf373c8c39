import type { ClientOptions } from '../client/options.ts'
import { absolute, normalize } from './normalize.ts'
import type { CmsAddresses } from './normalize.ts'
import type { Normalized } from './normalized.ts'
import type { Strapi } from './strapi.ts'

/** The options of a CMS client. */
export interface CmsOptions extends ClientOptions {
  /** Where pictures are stored. Default: the origin of `baseUrl` (the page's for a relative one), and `uploads/dokter/` on it. */
  readonly addresses?: Partial<CmsAddresses> | undefined
  /**
   * The Strapi that answers: `strapi5`, or `detectStrapi` to ask it, both of `@hospital/sdk/cms/strapi-5`. Functions and entities are the same;
   * ids are those of documents then, which outlive a publishing. Default: Strapi 4.
   */
  readonly strapi?: Strapi | undefined
}

/** Access to the content API over REST, which every client of it has: `createCmsClient` adds GraphQL, `createCmsRest` does not. */
export interface CmsAccess {
  /** Removes Strapi's wrappers from a REST answer. */
  readonly normalize: <Value>(value: Value) => Normalized<Value>
}

/** The addresses that a client joins relative ones to. */
export const addressesOf = ({ baseUrl, addresses }: CmsOptions): CmsAddresses => {
  const media = addresses?.media ?? absolute(baseUrl)
  return { media, doctorPhotos: addresses?.doctorPhotos ?? absolute('/uploads/dokter/', media) }
}

const optionsOfClients = new WeakMap<CmsAccess, CmsOptions>()

/** The options of a client, for the parts of this module that extend it. */
export const optionsOf = (cms: CmsAccess): CmsOptions => {
  const options = optionsOfClients.get(cms)
  if (!options) throw new TypeError('a CMS client is made by createCmsClient or createCmsRest')
  return options
}

/** Makes a client of its own calls: adds `normalize`, and notes its options. */
export const withAccess = <Calls extends object>(calls: Calls, options: CmsOptions): Calls & CmsAccess => {
  const addresses = addressesOf(options)
  // An answer from a cache is unwrapped once.
  const unwrapped = new WeakMap<object, unknown>()
  const unwrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return normalize(value, addresses)
    if (!unwrapped.has(value)) unwrapped.set(value, normalize(value, addresses))
    return unwrapped.get(value)
  }
  const client = { ...calls, normalize: <Value>(value: Value) => unwrap(value) as Normalized<Value> }
  optionsOfClients.set(client, options)
  return client
}

/** How a client was made of another one: its calls are wrapped. */
interface Wrapping {
  readonly cms: CmsAccess
  readonly wrap: <Calls extends object>(calls: Calls) => Calls
}

const wrappings = new WeakMap<CmsAccess, Wrapping>()

/** A client with wrapped calls; also those that `cmsRest` gives of it. */
export const wrapped = <Client extends CmsAccess>(cms: Client, wrap: Wrapping['wrap']): Client => {
  const client = wrap(cms)
  wrappings.set(client, { cms, wrap })
  return client
}

/** How a client was made of another one; undefined for a factory's. */
export const wrappingOf = (cms: CmsAccess): Wrapping | undefined => wrappings.get(cms)
