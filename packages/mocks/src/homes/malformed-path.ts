import { createMiddleware } from 'hono/factory'
import { decoded } from '../handlers/decoded.ts'
import { failureReply } from '../handlers/error-bodies.ts'

/** Answers 400 if a path cannot be decoded (`/api/artikel/%`). */
export const refuseMalformedPaths = createMiddleware(async (context, next) => {
  const { pathname } = new URL(context.req.url)
  if (decoded(pathname) !== undefined) return next()
  const [, api = ''] = pathname.split('/')
  return Response.json(failureReply(api, 400).body, { status: 400 })
})
