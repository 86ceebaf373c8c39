import { getBottomNavigation, getTopBar, getTopNavigation } from '@hospital/sdk/cms'
import { canonicalPath, splitLocale } from '../../routes/href.ts'
import { matchPath } from '../../routes/match.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { flatLinks, menuAddress, menuColumns } from '../../shell/menu.ts'
import { listEntries } from './sitemap.ts'

/** Pages without an entry in the sitemap; they are there whatever the CMS holds. */
const isFixed = (path: string): boolean => {
  const match = matchPath(path)
  return (
    match !== undefined &&
    // A parameter that may be left out is.
    !match.route.path.replace(/\/:\w+\?$/, '').includes(':') &&
    canonicalPath(match.name, match.locale, match.parameters) === path
  )
}

/** What menus are read with. */
type MenuContext = Pick<LoaderContext, 'cms' | 'config' | 'now'>

/** The links of all menus, as pages have them in Indonesian; undefined if a menu cannot be read now. */
const menuLinks = async ({ cms, config }: MenuContext): Promise<readonly string[] | undefined> => {
  const [top, bottom, bar] = await Promise.all([
    getTopNavigation(cms, 'id'),
    getBottomNavigation(cms, 'id'),
    getTopBar(cms),
  ])
  if (top.error || bottom.error || bar.error) return undefined
  const context = { locale: 'id', config } as const
  const columns = menuColumns([...top.data, ...bottom.data], context)
  const barLinks = bar.data.flatMap(({ link }) => menuAddress(link, null, context) ?? [])
  return [...columns.flatMap(({ items }) => flatLinks(items).map(({ href }) => href)), ...barLinks]
}

/**
 * The links of menus that lead to a page of this site which is not there, each once: an editor's slip that visitors meet as a 404.
 * Undefined if the CMS cannot tell now.
 */
export const findBrokenLinks = async (context: MenuContext): Promise<readonly string[] | undefined> => {
  const [links, entries] = await Promise.all([menuLinks(context), listEntries(context.cms, context.now)])
  if (!links || entries.error) return undefined
  const known = new Set(entries.data.map(({ path }) => path))
  const paths = links
    .filter((link) => link.startsWith('/'))
    .map((link) => new URL(link, 'http://same-site.invalid').pathname)
  return [...new Set(paths)].filter((path) => !known.has(splitLocale(path).path) && !isFixed(path))
}
