import { cmsRoutes, companyRoutes, hospitalCareRoutes, memberRoutes } from '@hospital/sdk/contracts'
import type { OperationRoute, OperationRoutes } from '@hospital/sdk/contracts'
import { isAllowedEndpoint } from '@hospital/sdk'
import type { SiteConfig } from '../config.ts'

/** Bytes that a forwarded request may hold: a photograph of a document at most. */
const bodyLimit = 10 * 1024 * 1024

/** Milliseconds that a back end may take. */
const timeout = 30_000

const requestHeaders = ['accept', 'accept-language', 'authorization', 'content-type']
const responseHeaders = ['content-type', 'content-disposition', 'retry-after', 'x-request-id']

/** Whether a contract has an operation at a path. Segments are compared, so that nothing encoded slips through. */
export const findOperation = (routes: OperationRoutes, method: string, path: string): OperationRoute | undefined =>
  Object.values(routes).find((route) => {
    if (route.method !== method) return false
    const wanted = route.path.split('/')
    const given = path.split('/')
    return (
      wanted.length === given.length &&
      wanted.every((part, index) => (part.startsWith('{') ? isPlainSegment(given[index] ?? '') : part === given[index]))
    )
  })

/** A value in a path, not a way out of it. */
const isPlainSegment = (segment: string): boolean => {
  try {
    return /^(?!\.{1,2}$)[^/\\]+$/.test(decodeURIComponent(segment))
  } catch {
    return false
  }
}

/** Where a call goes, and which bearer the server adds to it. */
interface Target {
  readonly url: string
  readonly routes: OperationRoutes
  readonly token?: string
}

/** Reads of the CMS only: what it can write goes through forms, and its GraphQL through documents that are known. */
const cmsReads: OperationRoutes = Object.fromEntries(Object.entries(cmsRoutes).filter(([, { method }]) => method === 'GET'))

/** Finds a hospital's own API by its code; undefined where there is none that may be called. */
export type FindHospitalEndpoint = (code: string) => Promise<string | null | undefined>

const targetOf = async (api: string, rest: string, config: SiteConfig, findEndpoint: FindHospitalEndpoint): Promise<{ target: Target; path: string } | undefined> => {
  if (api === 'member') return { target: { url: config.memberApiUrl, routes: memberRoutes }, path: rest }
  if (api === 'company') return { target: { url: config.companyApiUrl, routes: companyRoutes }, path: rest }
  if (api === 'cms') return { target: { url: config.cms.url, routes: cmsReads, token: config.cms.token }, path: rest }
  if (api !== 'hospital-care') return undefined
  const [, code = '', ...parts] = rest.split('/')
  const endpoint = (await findEndpoint(code)) ?? null
  if (!isAllowedEndpoint(endpoint, config.hospitalCareOrigins)) return undefined
  return { target: { url: endpoint.replace(/\/$/, ''), routes: hospitalCareRoutes }, path: `/${parts.join('/')}` }
}

const refuse = (status: 404 | 413 | 502 | 504, message: string) => Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } })

const copyHeaders = (from: Headers, names: readonly string[]): Headers => {
  const headers = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

const readBody = async (request: Request): Promise<ArrayBuffer | undefined | 'too-large'> => {
  if (request.method === 'GET') return undefined
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return 'too-large'
  const body = await request.arrayBuffer()
  return body.byteLength > bodyLimit ? 'too-large' : body
}

/**
 * Passes a call of the browser on to a back end: operations of the contracts and nothing else, without cookies, and
 * with answers that nobody may keep. The CMS's token is added here.
 */
export const forward = async (request: Request, api: string, rest: string, config: SiteConfig, findEndpoint: FindHospitalEndpoint): Promise<Response> => {
  const found = await targetOf(api, rest, config, findEndpoint)
  if (!found || !findOperation(found.target.routes, request.method, found.path)) return refuse(404, 'Layanan tidak ditemukan.')
  const headers = copyHeaders(request.headers, requestHeaders)
  if (found.target.token !== undefined) headers.set('authorization', `Bearer ${found.target.token}`)
  const body = await readBody(request)
  if (body === 'too-large') return refuse(413, 'Berkas terlalu besar.')
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)])
  try {
    const { search } = new URL(request.url)
    const init: RequestInit = { method: request.method, headers, signal, redirect: 'manual', ...(body && { body }) }
    const response = await fetch(`${found.target.url}${found.path}${search}`, init)
    const answer = copyHeaders(response.headers, responseHeaders)
    answer.set('cache-control', 'no-store')
    return new Response(response.body, { status: response.status < 200 || (response.status > 299 && response.status < 400) ? 502 : response.status, headers: answer })
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'TimeoutError'
      ? refuse(504, 'Layanan tidak menjawab.')
      : refuse(502, 'Layanan tidak dapat dihubungi.')
  }
}
