import { cmsRoutes, companyRoutes, hospitalCareRoutes, memberRoutes, socialFeedRoutes } from '@hospital/sdk/contracts'
import type { OperationContract, OperationRoute } from '@hospital/sdk/contracts'
import { cmsToken } from '../../src/cms/token.ts'
import { unnamedProperties } from '../../src/handlers/unnamed-properties.ts'
import { companyToken, memberToken } from '../../src/hospital/testing/house.ts'
import type { Mock } from '../../src/index.ts'
import { socialFeedToken } from '../../src/resolvers/social-feed.ts'
import { host } from '../operations/mock-stage.ts'
import { contracts } from '../operations/operations.ts'
import { adminId } from '../operations/stage.ts'

/** One operation with its contract. */
export interface Lawful {
  readonly api: string
  readonly name: string
  readonly route: OperationRoute
  readonly contract: OperationContract
}

const routes = {
  member: memberRoutes,
  company: companyRoutes,
  'hospital-care': hospitalCareRoutes,
  cms: cmsRoutes,
  'social-feed': socialFeedRoutes,
}

/** Every operation of every contract. */
export const lawfulOperations: readonly Lawful[] = Object.entries(routes).flatMap(([api, ofApi]) =>
  Object.entries<OperationRoute>(ofApi).flatMap(([name, route]): Lawful[] => {
    const contract = contracts[api]?.[name]
    return contract ? [{ api, name, route, contract }] : []
  }),
)

/** The content of a request, before it is encoded. */
export interface Parts {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** Further changes of a request: more query parameters, another body, another content type. */
export interface Changes {
  readonly parameters?: readonly (readonly [name: string, value: string])[]
  readonly content?: { readonly type: string; readonly text: string }
  readonly fault?: string
}

const tokenFor = (api: string, name: string): string => {
  if (api === 'cms') return cmsToken
  if (api === 'company')
    return companyToken(/Corporate|sendCompanyActivation|importEmployees/.test(name) ? adminId : 77)
  return memberToken(1001)
}

const formOf = (body: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const item of [value].flat()) {
      if (item instanceof Blob) form.append(name, item)
      else form.append(name, String(item))
    }
  }
  return form
}

const addressOf = ({ api, route }: Lawful, { path, query }: Parts, further: Changes['parameters'] = []): string => {
  const filled = route.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const parameters = new URLSearchParams()
  for (const [name, value] of [...Object.entries(query), ...further]) {
    for (const item of [value].flat()) parameters.append(name, String(item))
  }
  return `${host}/${api === 'hospital-care' ? 'hospital-care/RS01' : api}${filled}?${parameters}`
}

/** A request to an operation by an authorised caller. */
export const requestOf = (operation: Lawful, parts: Parts, { parameters, content, fault }: Changes = {}): Request => {
  const { api, name, route, contract } = operation
  const headers = new Headers({ authorization: `Bearer ${tokenFor(api, name)}`, token: socialFeedToken })
  if (fault !== undefined) headers.set('x-mock-fault', `${name}=${fault}`)
  const init: RequestInit = { method: route.method, headers }
  if (content) {
    headers.set('content-type', content.type)
    init.body = content.text
  } else if (contract.body?.form === 'form') init.body = formOf(parts.body)
  else if (contract.body) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(parts.body)
  }
  return new Request(addressOf(operation, parts, parameters), init)
}

/** The answer of a mock. */
export interface Heard {
  readonly status: number
  /** JSON as data, a file as a Blob, anything else as text. */
  readonly body: unknown
}

/** Sends a request to a mock. */
export const send = async (mock: Mock, request: Request): Promise<Heard> => {
  const response = await mock.answer(request)
  if (!response) return { status: 501, body: `Nothing answers ${request.method} ${request.url}` }
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('application/pdf')) return { status: response.status, body: await response.blob() }
  const text = await response.text()
  return { status: response.status, body: type.startsWith('application/json') ? JSON.parse(text) : text }
}

/** The reason why an answer breaks its contract; undefined if it does not. */
export const breach = ({ contract }: Lawful, { status, body }: Heard): string | undefined => {
  const schema = contract.responses[status]
  if (schema === undefined) return `status ${status}: ${JSON.stringify(body)}`
  if (schema === null) return undefined
  const { error } = schema.safeParse(body)
  if (error) return `${status}: ${error.message}`
  const unnamed = unnamedProperties(schema, body)
  return unnamed.length === 0 ? undefined : `${status}: ${unnamed.join(', ')} is not named`
}
