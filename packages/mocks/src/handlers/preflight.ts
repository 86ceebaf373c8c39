import type { MockHandler } from './mock-handler.ts'

/**
 * The methods and headers that Strapi's default configuration allows, whatever the browser asks for: a request with any other custom header
 * fails. The same in 4.5.6, 4.15.5 and 4.26.2.
 */
const strapi = {
  'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,HEAD,OPTIONS',
  'access-control-allow-headers': 'Content-Type,Authorization,Origin,Accept',
  'access-control-max-age': '31536000',
} as const

/** The contracts of the other APIs do not mention other origins, so everything that a browser asks for is allowed. */
const allAskedFor = (headers: Headers) => ({
  'access-control-allow-methods': headers.get('access-control-request-method') ?? '*',
  'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
})

const isCms = (url: string): boolean => new URL(url).pathname.toLowerCase().split('/').includes('cms')

/**
 * The answer to a browser's preflight request for a page of another origin. happy-dom sends preflights too, but drops the headers with the
 * origin and the request: then all origins are allowed.
 */
export const answerPreflight = ({ url, headers }: Request): Response => {
  const origin = headers.get('origin')
  return new Response(null, {
    status: 204,
    headers: {
      ...(origin === null
        ? { 'access-control-allow-origin': '*' }
        : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
      ...(isCms(url) ? strapi : allAskedFor(headers)),
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    },
  })
}

const apis = ['member', 'company', 'hospital-care', 'cms', 'social-feed'] as const

/** Answers preflights in a test's own process, where happy-dom sends one before each request to another origin. */
export const preflightHandlers = (filesUrl: string): MockHandler[] =>
  [...apis.map((api) => `*/${api}/*`), `${filesUrl}/*`].map((path) => ({
    method: 'OPTIONS',
    path,
    answer: answerPreflight,
  }))
