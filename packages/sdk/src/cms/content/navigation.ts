import type { CallOptions } from '../../client/contract.ts'
import type { Locale } from '../../rules/localize.ts'
import type { CmsClient } from '../client.ts'
import { cmsRest } from '../rest.ts'
import { list, mapResult, published } from './select.ts'

/** The main menu's headings with their sub-entries, in the order shown. Contract: operation `getTopNavigation`. */
export const getTopNavigation = async (cms: CmsClient, locale: Locale, options?: CallOptions) =>
  list(await cmsRest(cms).getTopNavigation({ query: { locale } }, options), ({ data }) => cms.normalize(data))

/** The columns of the footer, in the order shown. Contract: operation `getBottomNavigation`. */
export const getBottomNavigation = async (cms: CmsClient, locale: Locale, options?: CallOptions) =>
  list(await cmsRest(cms).getBottomNavigation({ query: { locale } }, options), ({ data }) => cms.normalize(data))

/** The entries of the top bar: links, or emergency calls if they name a phone field; `not-found` while it is unpublished. Contract: operation `getTopBar`. */
export const getTopBar = async (cms: CmsClient, options?: CallOptions) =>
  mapResult(
    published(await cmsRest(cms).getTopBar({ query: { populate: '*' } }, options), ({ data }) => cms.normalize(data)),
    ({ menu }) => menu ?? [],
  )
