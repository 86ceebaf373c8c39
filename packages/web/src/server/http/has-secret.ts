import { hash, timingSafeEqual } from 'node:crypto'
import type { SiteContext } from './environment.ts'

const isEqual = (given: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))

/** Whether a request carries the secret that the CMS shares with the site (`Authorization: Bearer …`). */
export const hasSecret = (context: SiteContext, secret: string): boolean => {
  const [, given = ''] = /^Bearer (.{1,200})$/.exec(context.req.header('authorization') ?? '') ?? []
  return isEqual(given, secret)
}
