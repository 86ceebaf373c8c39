import type { CallOptions, OperationRoute, OperationRoutes } from '../../src/client/contract.ts'
import type { ClientOptions, Validate } from '../../src/client/options.ts'
import type { CmsClient } from '../../src/cms/index.ts'
import * as cms from '../../src/cms/index.ts'
import * as cmsRest from '../../src/cms/rest-entry.ts'
import * as strapi5 from '../../src/cms/strapi-5/index.ts'
import * as company from '../../src/company/index.ts'
import * as constraints from '../../src/constraints/index.ts'
import * as contracts from '../../src/contracts/index.ts'
import * as documents from '../../src/generated/cms-graphql/graphql.ts'
import * as hospitalCare from '../../src/hospital-care/index.ts'
import * as root from '../../src/index.ts'
import * as member from '../../src/member/index.ts'
import * as persisted from '../../src/persisted/index.ts'
import * as query from '../../src/query/index.ts'
import * as session from '../../src/session/index.ts'
import * as socialFeed from '../../src/social-feed/index.ts'
import * as cmsValidation from '../../src/validation/cms.ts'
import * as companyValidation from '../../src/validation/company.ts'
import * as hospitalCareValidation from '../../src/validation/hospital-care.ts'
import * as validation from '../../src/validation/index.ts'
import * as memberValidation from '../../src/validation/member.ts'
import * as socialFeedValidation from '../../src/validation/social-feed.ts'
import { anything } from './anything.ts'

/** The entries of the package, as package.json names them. */
export const entries: Readonly<Record<string, object>> = {
  '.': root,
  './member': member,
  './company': company,
  './hospital-care': hospitalCare,
  './cms': cms,
  './cms/rest': cmsRest,
  './cms/strapi-5': strapi5,
  './persisted': persisted,
  './social-feed': socialFeed,
  './query': query,
  './session': session,
  './validation': validation,
  './validation/member': memberValidation,
  './validation/company': companyValidation,
  './validation/hospital-care': hospitalCareValidation,
  './validation/cms': cmsValidation,
  './validation/social-feed': socialFeedValidation,
  './contracts': contracts,
  './constraints': constraints,
}

type Method = (...args: readonly unknown[]) => Promise<unknown>

/** One function of the SDK, ready to be called once. */
export interface SdkCall {
  readonly name: string
  /** The function's operation in the contract; absent if the function has its own. */
  readonly route?: OperationRoute
  /** The name that its failures should carry; absent if the function chooses its operation. */
  readonly operation?: string
  readonly validate: Validate
  readonly run: (options: ClientOptions, callOptions: CallOptions) => Promise<unknown>
}

/** Arguments that fit an operation's route. */
const inputFor = ({ method, path, form }: OperationRoute) => ({
  path: Object.fromEntries([...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => [name, 'contoh'])),
  query: {},
  ...(method !== 'GET' && {
    body: form ? { keterangan: 'contoh', file: new Blob(['contoh']) } : { keterangan: 'contoh' },
  }),
})

/** A client's calls. Its routes and its validator have the name of the API. A client of an account has only some operations of its API. */
const restCalls = (client: string, create: (options: ClientOptions) => object): SdkCall[] => {
  const api = client.replace(/Account$/, '')
  const name = `${api.charAt(0).toLowerCase()}${api.slice(1)}`
  const routes = (contracts as unknown as Record<string, OperationRoutes>)[`${name}Routes`]
  const validate = (validation as unknown as Record<string, Validate>)[`validate${api}`]
  if (!routes || !validate) throw new Error(`${api} has no routes or no validation`)
  const made = create({ baseUrl: 'https://rs.example' })
  const own = Object.entries(routes).filter(([operation]) => operation in made)
  return own.map(([operation, route]) => ({
    name: `${name}.${operation}`,
    route,
    operation,
    validate,
    run: (options, callOptions) => {
      const method = (create(options) as Record<string, Method>)[operation]
      if (!method) throw new Error(`${api} has no ${operation}`)
      return method(inputFor(route), callOptions)
    },
  }))
}

const clientCalls = (): SdkCall[] =>
  Object.values(entries).flatMap((entry) =>
    Object.entries(entry).flatMap(([name, create]) => {
      const api = /^create(\w+)Client$/.exec(name)?.[1]
      if (api === undefined) return []
      // The CMS client's REST calls are separate.
      const make = create as (options: ClientOptions) => object
      return restCalls(api, api === 'Cms' ? (options) => cms.cmsRest(make(options) as CmsClient) : make)
    }),
  )

const contentCalls = (): SdkCall[] =>
  Object.entries(cms)
    .filter(([name]) => name !== 'createCmsClient' && name !== 'cmsRest')
    .map(([name, content]) => ({
      name: `cms ${name}()`,
      validate: validation.validateCms,
      run: (options, callOptions) => {
        const argument = anything(callOptions)
        return (content as unknown as Method)(cms.createCmsClient(options), argument, argument, argument, argument)
      },
    }))

const documentCalls = (): SdkCall[] =>
  // Without the fragments, which are parts of documents.
  Object.entries(documents)
    .filter(([name]) => name.endsWith('Document'))
    .map(([name, document]) => ({
      name: `cms.query(${name})`,
      operation: name.replace(/Document$/, ''),
      validate: validation.validateCms,
      run: (options, callOptions) => cms.createCmsClient(options).query(document as never, {}, callOptions),
    }))

/** Every method of every client, every function of the CMS and every document: derived, so that new ones are included. */
export const sdkCalls = (): SdkCall[] => [...clientCalls(), ...contentCalls(), ...documentCalls()]
