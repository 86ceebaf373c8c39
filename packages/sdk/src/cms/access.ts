import type { ClientOptions } from '../client/options.ts'
import { absolute, normalize } from './normalize.ts'
import type { CmsAddresses } from './normalize.ts'
import type { Normalized } from './normalized.ts'
import type { Strapi } from './strapi.ts'

/** The options of a CMS client. */
export interface CmsOptions extends ClientOptions {
  /** The base URLs of pictures. Default: the origin of `baseUrl` (for a relative one the page's), and `uploads/dokter/` on this origin. */
  readonly addresses?: Partial<CmsAddresses> | undefined
  /**
   * The Strapi version of the CMS: `strapi5`, or `detectStrapi` to ask the CMS; both are in `@hospital/sdk/cms/strapi-5`. Functions and
   * entities stay the same. With Strapi 5 ids are document ids, which do not change when an entry is published again. Default: Strapi 4.
   */
  readonly strapi?: Strapi | undefined
}

/** REST access to the content API. Every CMS client has it: `createCmsClient` adds GraphQL, `createCmsRest` does not. */
export interface CmsAccess {
  /** Removes Strapi's wrappers from a REST answer. */
  readonly normalize: <Value>(value: Value) => Normalized<Value>
}

/** The base URLs that a client joins relative addresses to. */
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

/** Turns calls into a client: adds `normalize`, and records the client's options. */
export const withAccess = <Calls extends object>(calls: Calls, options: CmsOptions): Calls & CmsAccess => {
  const addresses = addressesOf(options)
  // The same answer from a cache is normalized only once.
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

/** How a client was made by wrapping the calls of another client. */
interface Wrapping {
  readonly cms: CmsAccess
  readonly wrap: <Calls extends object>(calls: Calls) => Calls
}

const wrappings = new WeakMap<CmsAccess, Wrapping>()

/** Makes a client whose calls are wrapped, also the REST calls that `cmsRest` gives for it. */
export const wrapped = <Client extends CmsAccess>(cms: Client, wrap: Wrapping['wrap']): Client => {
  const client = wrap(cms)
  wrappings.set(client, { cms, wrap })
  return client
}

/** How a wrapped client was made; undefined for a client from a factory. */
export const wrappingOf = (cms: CmsAccess): Wrapping | undefined => wrappings.get(cms)
