import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { placeholderResponse } from './placeholder-response.ts'

const require = createRequire(import.meta.url)

/** The folder of the package of pictures; null if it is not installed. */
export const findPictures = (): string | null => {
  try {
    return join(dirname(require.resolve('@hospital/mock-pictures/package.json')), 'pictures')
  } catch {
    return null
  }
}

/** Serves the pictures of a folder below `/uploads`. If the folder is null, serves placeholders. */
export const servePictures = (folder: string | null): MiddlewareHandler =>
  folder === null
    ? async ({ req }, next) => placeholderResponse(req.url) ?? next()
    : serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/uploads/, '') })
