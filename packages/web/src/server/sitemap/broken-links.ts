import { getBottomNavigation, getTopBar, getTopNavigation } from '@hospital/sdk/cms'
import type { NavigationItem } from '@hospital/sdk/cms'
import { canonicalPath, splitLocale } from '../../routes/href.ts'
import { matchPath } from '../../routes/match.ts'
import { linkAddress } from '../../shared/link-address.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { flatLinks, menuAddress, menuColumns } from '../../shell/menu.ts'
import { listEntries } from './sitemap.ts'

/** Whether a path is a page without an entry in the sitemap, which exists whatever the CMS holds. */
const isFixed = (path: string): boolean => {
  const match = matchPath(path)
  return (
    match !== undefined &&
    // A path without its optional parameter is a fixed page too.
    !match.route.path.replace(/\/:\w+\?$/, '').includes(':') &&
    canonicalPath(match.name, match.locale, match.parameters) === path
  )
}

/** The dependencies of the menus' reads. */
type MenuContext = Pick<LoaderContext, 'cms' | 'config' | 'now'>

/** A link of a menu in the form of pages, and the entry that contains it; null for the top bar, which is one entry. */
export interface EnteredLink {
  readonly link: string
  readonly entry: string | null
}

/** The links of all menus in Indonesian; undefined if a menu cannot be read now. */
const menuLinks = async ({ cms, config }: MenuContext): Promise<readonly EnteredLink[] | undefined> => {
  const [top, bottom, bar] = await Promise.all([
    getTopNavigation(cms, 'id'),
    getBottomNavigation(cms, 'id'),
    getTopBar(cms),
  ])
  if (top.error || bottom.error || bar.error) return undefined
  const context = { locale: 'id', config } as const
  const linksOf = (heading: NavigationItem) =>
    menuColumns([heading], context)
      .flatMap(({ items }) => flatLinks(items))
      .map(({ href }) => ({ link: href, entry: heading.id }))
  const barLinks = bar.data.flatMap(({ link }) => menuAddress(link, null, context) ?? [])
  return [...[...top.data, ...bottom.data].flatMap(linksOf), ...barLinks.map((link) => ({ link, entry: null }))]
}

/** The path of a link to this site; undefined for a link that leads elsewhere. */
const pathOf = (link: string): string | undefined =>
  link.startsWith('/') ? new URL(link, 'http://same-site.invalid').pathname : undefined

/** Returns a check whether a path of this site leads to no page. Undefined if the CMS cannot tell now. */
const createPathCheck = async ({ cms, now }: MenuContext): Promise<((path: string) => boolean) | undefined> => {
  const entries = await listEntries(cms, now)
  if (entries.error) return undefined
  const known = new Set(entries.data.map(({ path }) => path))
  return (path) => !known.has(splitLocale(path).path) && !isFixed(path)
}

/**
 * The links of menus to pages of this site that do not exist, each once: an editor's mistake that visitors see as a 404. Undefined if the
 * CMS cannot tell now.
 */
export const findBrokenLinks = async (context: MenuContext): Promise<readonly string[] | undefined> => {
  const [links, isMissing] = await Promise.all([menuLinks(context), createPathCheck(context)])
  if (!links || !isMissing) return undefined
  return [...new Set(links.flatMap(({ link }) => pathOf(link) ?? []))].filter(isMissing)
}

/** Links that lead nowhere. */
export interface BrokenLinks {
  /** Broken links of the menus. */
  readonly menus: readonly EnteredLink[]
  /** The broken ones of the given links, unchanged: they lead to no page, or to an address that the site does not link to. */
  readonly given: readonly string[]
}

/**
 * Finds the broken links of menus, and those of `given`. `given` may contain the site's own origin. Undefined if the CMS cannot tell now.
 */
export const judgeLinks = async (
  context: MenuContext,
  siteUrl: string,
  given: readonly string[],
): Promise<BrokenLinks | undefined> => {
  const { config } = context
  const [links, isMissing] = await Promise.all([menuLinks(context), createPathCheck(context)])
  if (!links || !isMissing) return undefined
  const isBroken = (link: string) => {
    const path = pathOf(link)
    return path !== undefined && isMissing(path)
  }
  const isRefused = (link: string) => {
    const own = link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link
    const address = linkAddress(own, { locale: 'id', config })
    return address === undefined || isBroken(address)
  }
  return { menus: links.filter(({ link }) => isBroken(link)), given: given.filter(isRefused) }
}
