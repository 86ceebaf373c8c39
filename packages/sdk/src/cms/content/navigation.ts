import type { CallOptions } from '../../client/contract.ts'
import type { Result } from '../../client/errors.ts'
import type { Locale } from '../../rules/localize.ts'
import type { CmsAccess } from '../access.ts'
import type { MenuEntry, NavigationItem } from '../entities.ts'
import { cmsRest } from '../rest.ts'
import { completeNavigation } from './complete.ts'
import { list, mapResult, published } from './select.ts'

const menus = new WeakMap<object, readonly NavigationItem[]>()

/**
 * The menu of an answer. The same headings from a cache give the same list, so that callers can use the list as the key of their own cache.
 */
const menuOf = (headings: readonly Parameters<typeof completeNavigation>[0][]): readonly NavigationItem[] => {
  const menu = menus.get(headings) ?? headings.map(completeNavigation)
  menus.set(headings, menu)
  return menu
}

/** The main menu's headings with their sub-entries, in the order shown. Contract: operation `getTopNavigation`. */
export const getTopNavigation = async (
  cms: CmsAccess,
  locale: Locale,
  options?: CallOptions,
): Promise<Result<readonly NavigationItem[]>> =>
  list(await cmsRest(cms).getTopNavigation({ query: { locale } }, options), ({ data }) => menuOf(cms.normalize(data)))

/** The columns of the footer, in the order shown. Contract: operation `getBottomNavigation`. */
export const getBottomNavigation = async (
  cms: CmsAccess,
  locale: Locale,
  options?: CallOptions,
): Promise<Result<readonly NavigationItem[]>> =>
  list(await cmsRest(cms).getBottomNavigation({ query: { locale } }, options), ({ data }) =>
    menuOf(cms.normalize(data)),
  )

/**
 * The entries of the top bar: links, or emergency calls if they name a phone field; `not-found` while it is unpublished. Contract:
 * operation `getTopBar`.
 */
export const getTopBar = async (cms: CmsAccess, options?: CallOptions): Promise<Result<readonly MenuEntry[]>> =>
  mapResult(
    published(await cmsRest(cms).getTopBar({ query: { populate: '*' } }, options), ({ data }) => cms.normalize(data)),
    ({ menu }) => menu ?? [],
  )
