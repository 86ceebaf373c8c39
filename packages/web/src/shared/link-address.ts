import { safeAddress } from '@hospital/sdk'
import { localizedPath, splitLocale } from '../routes/href.ts'
import type { LoaderConfig, LoaderContext } from './loading/context.ts'

/** The context in which editors' addresses are resolved. */
export interface LinkContext extends Pick<LoaderContext, 'locale'> {
  readonly config: Pick<LoaderConfig, 'cms'>
}

/**
 * The address of a link in the CMS: absolute for files of the CMS; in the page's language for pages of this site, unless the link itself
 * names English. Undefined if unsafe.
 */
export const linkAddress = (link: string | null | undefined, { locale, config }: LinkContext): string | undefined => {
  const safe = safeAddress(link)
  if (safe === undefined || !safe.startsWith('/')) return safe
  if (safe.startsWith('/uploads/')) return new URL(safe, config.cms.mediaUrl).href
  return splitLocale(safe.replace(/[?#].*$/, '')).locale === 'en' ? safe : localizedPath(safe, locale)
}
