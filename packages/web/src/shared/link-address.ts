import { safeAddress } from '@hospital/sdk'
import { localizedPath, splitLocale } from '../routes/href.ts'
import type { LoaderConfig, LoaderContext } from './loading/context.ts'

/** What addresses that editors wrote are read by. */
export interface LinkContext extends Pick<LoaderContext, 'locale'> {
  readonly config: Pick<LoaderConfig, 'cms'>
}

/**
 * Where a link of the CMS leads: files of the CMS by their absolute address, pages of this site in the page's language, unless the
 * address names English itself. Undefined if unsafe.
 */
export const linkAddress = (link: string | null | undefined, { locale, config }: LinkContext): string | undefined => {
  const safe = safeAddress(link)
  if (safe === undefined || !safe.startsWith('/')) return safe
  if (safe.startsWith('/uploads/')) return new URL(safe, config.cms.mediaUrl).href
  return splitLocale(safe.replace(/[?#].*$/, '')).locale === 'en' ? safe : localizedPath(safe, locale)
}
