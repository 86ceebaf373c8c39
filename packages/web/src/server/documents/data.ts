import type { SiteContext } from '../http/environment.ts'
import { personalHeaders } from '../http/headers.ts'
import { localPath } from '../http/redirect.ts'
import { isOfArea, readAddress } from './canonical.ts'
import { routeOf } from './handler.ts'
import { loaderContext, withMessages } from './load.ts'
import type { PageDependencies } from './load.ts'
import { loadPageState, substitutePage } from './page-state.ts'
import { redirectOf } from './redirects.ts'

/** Answers a navigation in the browser with the data of a page. */
export const dataHandler =
  (deps: PageDependencies) =>
  async (context: SiteContext): Promise<Response> => {
    const url = new URL(context.req.url)
    const pathname = url.pathname.slice('/_data'.length) || '/'
    const address = readAddress(pathname, url.search, deps.config)
    context.set('route', `/_data${routeOf(address)}`)
    // What is everybody's does not depend on who asks.
    const cookies = isOfArea(address) ? (context.req.header('cookie') ?? null) : null
    const redirect = redirectOf(pathname, url.search, address, cookies)
    if (redirect) return context.redirect(redirect.to, 302)
    const loader = loaderContext({ address, cookies }, deps)
    const [loaded, assets] = await Promise.all([
      address.match ? loadPageState(address.match, address, loader) : undefined,
      deps.assets(),
    ])
    if (loaded?.kind === 'redirect') {
      context.header('Cache-Control', isOfArea(address) ? 'no-store' : 'no-cache')
      return context.redirect(localPath(loaded.to), loaded.status)
    }
    const page =
      loaded?.kind === 'page' ? loaded.page : substitutePage(loaded?.kind === 'failed' ? 'error' : 'not-found', loader)
    const isPersonal = isOfArea(address) || address.match?.route.cache === 'never'
    // The data has the kind of page; a status would only make the browser log an error.
    const headers = {
      ...(isPersonal ? personalHeaders : { 'Cache-Control': 'no-cache' }),
      'Content-Type': 'application/json',
      'X-Robots-Tag': 'noindex',
    }
    return context.body(JSON.stringify(withMessages(page, loader.locale, assets)), 200, headers)
  }
