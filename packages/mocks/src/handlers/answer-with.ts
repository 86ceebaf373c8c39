import { getResponse, HttpHandler } from 'msw'
import type { RequestHandler } from 'msw'

const patterns = new Map<string, RegExp>()

/** Every address that a path of MSW stands for, and perhaps some more. A colon before digits is that of a port. */
const patternOf = (path: string): RegExp => {
  const known = patterns.get(path)
  if (known) return known
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replace(/:[a-z_]\w*/gi, '[^/]+')
  const pattern = new RegExp(`^${source}/?$`, 'i')
  patterns.set(path, pattern)
  return pattern
}

const mayAnswer = (handler: RequestHandler, method: string, address: string): boolean => {
  if (!(handler instanceof HttpHandler)) return true
  const { info } = handler
  const isMethod = typeof info.method !== 'string' || info.method === method
  return isMethod && (typeof info.path !== 'string' || patternOf(info.path).test(address))
}

/**
 * The answer of handlers to a request, as `getResponse` gives it. That reads the address and the cookies again for each handler that it
 * tries, which took more time than all the rest of an answer; so it tries those only whose path fits.
 */
export const answerWith = (handlers: readonly RequestHandler[], request: Request): Promise<Response | undefined> => {
  const { origin, pathname } = new URL(request.url)
  const fitting = handlers.filter((handler) => mayAnswer(handler, request.method, `${origin}${pathname}`))
  return getResponse(fitting, request)
}
