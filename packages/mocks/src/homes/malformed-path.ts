import { createMiddleware } from 'hono/factory'
import { failureReply } from '../handlers/error-bodies.ts'

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Answers 400 if a path cannot be decoded (`/api/artikel/%`): the matching of some versions of MSW throws there. */
export const refuseMalformedPaths = createMiddleware(async (context, next) => {
  const { pathname } = new URL(context.req.url)
  if (isDecodable(pathname)) return next()
  const [, api = ''] = pathname.split('/')
  return Response.json(failureReply(api, 400).body, { status: 400 })
})
