import {
  companyContract,
  companyRoutes,
  hospitalCareContract,
  hospitalCareRoutes,
  memberContract,
  memberRoutes,
} from '@hospital/sdk/contracts'
import type { ContractMap, OperationContract, OperationRoute, OperationRoutes } from '@hospital/sdk/contracts'

/** The APIs that browsers may call through the site. The CMS is not among them: pages are loaded on the server. */
export const gatewayApis = {
  member: { routes: memberRoutes, contract: memberContract },
  company: { routes: companyRoutes, contract: companyContract },
  'hospital-care': { routes: hospitalCareRoutes, contract: hospitalCareContract },
} as const satisfies Readonly<Record<string, { readonly routes: OperationRoutes; readonly contract: ContractMap }>>

/** The name of an API that browsers may call. */
export type GatewayApi = keyof typeof gatewayApis

/** Whether a text names an API that browsers may call. */
export const isGatewayApi = (name: string): name is GatewayApi => Object.hasOwn(gatewayApis, name)

/** The operation of a contract that a request names. */
export interface FoundOperation {
  readonly name: string
  readonly route: OperationRoute
  readonly contract: OperationContract
  /** The parameters of the path, decoded. */
  readonly parameters: Readonly<Record<string, string>>
}

/** A decoded path segment; undefined if it could lead out of its place in the path. */
const decodeSegment = (segment: string): string | undefined => {
  try {
    const value = decodeURIComponent(segment)
    // oxlint-disable-next-line no-control-regex
    return /^(?!\.{1,2}$)[^/\\\u0000-\u001f\u007f]+$/.test(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * The parameters of `path` by their names in `pattern`; undefined if the path does not match. Compares segments, so that an encoded slash
 * cannot add one.
 */
const matchSegments = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? ''
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined
      continue
    }
    const value = decodeSegment(segment)
    if (value === undefined) return undefined
    parameters[part.slice(1, -1)] = value
  }
  return parameters
}

/** The operation of an API at a path, or the methods that the path accepts; an empty list if the contract has no such path. */
export const findOperation = (api: GatewayApi, method: string, path: string): FoundOperation | readonly string[] => {
  const { routes, contract }: { readonly routes: OperationRoutes; readonly contract: ContractMap } = gatewayApis[api]
  const methods: string[] = []
  for (const [name, route] of Object.entries(routes)) {
    const parameters = matchSegments(route.path, path)
    if (!parameters) continue
    // Reads the contract of the called operation only, since reading it makes its schemas.
    const operation = route.method === method ? contract[name] : undefined
    if (operation) return { name, route, contract: operation, parameters }
    methods.push(route.method)
  }
  return methods
}
