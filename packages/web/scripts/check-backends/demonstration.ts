import type { SiteConfig } from '../../src/server/config.ts'

/** The header by which a CMS says that all of its data is made up. */
const header = 'X-Demonstration'

/** Whether test data may be written to a CMS, and if not, why. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

/** Judges the CMS's answer; undefined if there was none. Anything but the header's one valid value means no. */
export const permissionOf = (answer: Pick<Response, 'ok' | 'status' | 'headers'> | undefined): Permission => {
  if (!answer) return { allowed: false, reason: 'nothing was sent: the CMS does not answer' }
  if (!answer.ok) return { allowed: false, reason: `nothing was sent: the CMS answers with status ${answer.status}` }
  return answer.headers.get(header) === 'true'
    ? { allowed: true }
    : { allowed: false, reason: `nothing was sent: the CMS does not say that it is a demonstration (${header}: true)` }
}

/** The part of a site's configuration with its CMS. */
interface AskedSite {
  readonly cms: Pick<SiteConfig['cms'], 'url' | 'token' | 'timeout'>
}

/** Asks the CMS whether it is a demonstration. */
export const askPermission = async ({ cms }: AskedSite): Promise<Permission> =>
  permissionOf(
    await fetch(`${cms.url}/api/get-top-navigation?locale=id`, {
      headers: { Authorization: `Bearer ${cms.token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(cms.timeout),
    }).catch(() => undefined),
  )
