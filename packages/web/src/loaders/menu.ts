import { localize, safeAddress } from '@hospital/sdk'
import type { LinkItem, Localizable, Locale } from '@hospital/ui'
import { href, localizedPath } from '../routes/href.ts'
import { keepByAnswer } from './keep-by-answer.ts'

/** What a heading of a menu holds, as the navigation services have it. */
interface MenuHeading {
  readonly menu?: string | null | undefined
  readonly menu_en?: string | null | undefined
  readonly tipe?: string | null | undefined
  readonly submenu?: readonly MenuItem[] | null | undefined
  readonly submenu_en?: readonly MenuItem[] | null | undefined
}

interface MenuItem {
  readonly menu?: string | null | undefined
  readonly link?: string | null | undefined
  readonly auth_required?: boolean | null | undefined
}

/** A heading with its links. */
export interface MenuColumn {
  readonly label: Localizable
  readonly type: string | null
  readonly items: readonly LinkItem[]
}

/** Menus of these types hold slugs; their links are prefixed with the page that shows them. */
const addressOfSlug = (type: string | null | undefined, locale: Locale, slug: string): string | undefined => {
  if (type === 'layanan-unggulan') return href(locale, 'featuredService', { slug })
  return type === 'rumah-sakit' ? href(locale, 'hospital', { slug }) : undefined
}

const isSlug = (link: string) => /^[\w-]+$/.test(link)

/** Where an entry leads: a slug by its menu's type, a path in the page's language, or another site. Undefined if unsafe. */
export const menuAddress = (link: string | null | undefined, type: string | null | undefined, locale: Locale): string | undefined => {
  if (link && isSlug(link)) return addressOfSlug(type, locale, link) ?? localizedPath(`/${link}`, locale)
  const address = safeAddress(link)
  return address?.startsWith('/') ? localizedPath(address, locale) : address
}

const columnOf = (heading: MenuHeading, locale: Locale, loggedIn: boolean): MenuColumn => {
  const english = locale === 'en' && heading.submenu_en?.length ? heading.submenu_en : undefined
  const lang: Locale = english ? 'en' : 'id'
  const items = (english ?? heading.submenu ?? []).flatMap(({ menu, link, auth_required: personal }): LinkItem[] => {
    const address = menuAddress(link, heading.tipe, locale)
    return menu && address && (loggedIn || !personal) ? [{ label: { text: menu, lang }, href: address }] : []
  })
  const { menu = null, menu_en = null } = heading
  return { label: localize({ menu, menu_en }, 'menu', locale), type: heading.tipe ?? null, items }
}

/** A menu service's answer as columns of links. Entries for logged-in patients are left out for everybody else. */
export const menuColumns = keepByAnswer((headings: readonly MenuHeading[], locale: Locale, loggedIn: boolean): readonly MenuColumn[] =>
  headings.map((heading) => columnOf(heading, locale, loggedIn)),
)
