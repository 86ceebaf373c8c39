import { localize, safeAddress } from '@hospital/sdk'
import type { MenuEntry, NavigationItem } from '@hospital/sdk/cms'
import type { LinkItem, Localizable, Locale, MenuLink } from '@hospital/ui'
import { href, localizedPath } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import { cacheByAnswer } from '../shared/loading/cache-by-answer.ts'

/** A heading with its links. */
export interface MenuColumn {
  readonly label: Localizable
  readonly type: string | null
  readonly items: readonly MenuLink[]
}

/** The slugs of what menus lead to, for entries that do not say what they name. */
export interface KnownSlugs {
  readonly services: readonly string[]
  readonly hospitals: readonly string[]
}

/** No slugs, for menus that say what their entries name. */
export const noSlugs: KnownSlugs = { services: [], hospitals: [] }

const types = ['layanan-unggulan', 'rumah-sakit'] as const

type SlugType = (typeof types)[number]

const toSlugType = (type: string | null | undefined): SlugType | undefined => types.find((known) => known === type)

/** The slug that a link is, with a slash before it or not; undefined if it is an address. */
const slugOf = (link: string): string | undefined => /^\/?([\w-]+)\/?$/.exec(link.trim())?.[1]

/** Whether a path is a page of its own, and no slug below another one. Article categories are slugs themselves. */
const isFixedPage = (path: string): boolean => {
  const match = matchPath(path)
  return match !== undefined && match.name !== 'articleCategory'
}

/** What a slug names: its menu's type says so, else what has that slug. */
const typeOf = (
  slug: string,
  type: SlugType | undefined,
  { services, hospitals }: KnownSlugs,
): SlugType | undefined => {
  if (type) return type
  if (services.includes(slug)) return 'layanan-unggulan'
  return hospitals.includes(slug) ? 'rumah-sakit' : undefined
}

const addressOfSlug = (slug: string, type: SlugType | undefined, locale: Locale, known: KnownSlugs): string => {
  const path = `/${slug}`
  if (isFixedPage(path)) return localizedPath(path, locale)
  switch (typeOf(slug, type, known)) {
    case 'layanan-unggulan':
      return href(locale, 'featuredService', { slug })
    case 'rumah-sakit':
      return href(locale, 'hospital', { slug })
    default:
      return localizedPath(path, locale)
  }
}

/** Where an entry leads: a slug by what it names, a path in the page's language, or another site. Undefined if unsafe. */
export const menuAddress = (
  link: string | null | undefined,
  type: string | null | undefined,
  locale: Locale,
  known = noSlugs,
): string | undefined => {
  const slug = slugOf(link ?? '')
  if (slug) return addressOfSlug(slug, toSlugType(type), locale, known)
  const address = safeAddress(link)
  return address?.startsWith('/') ? localizedPath(address, locale) : address
}

const itemsOf = ({ submenu, submenu_en }: NavigationItem): readonly MenuEntry[] =>
  [...(submenu ?? []), ...(submenu_en ?? [])].flatMap((item) => [item, ...(item.submenu ?? [])])

/** Whether menus hold slugs without saying what they name, so that it has to be looked up. */
export const needSlugs = (headings: readonly NavigationItem[]): boolean =>
  headings.some(
    (heading) =>
      !toSlugType(heading.tipe) &&
      itemsOf(heading).some(({ link }) => link && slugOf(link) && !isFixedPage(`/${slugOf(link)}`)),
  )

interface LinkContext {
  readonly lang: Locale
  readonly addressOf: (link: string | null | undefined) => string | undefined
}

/** An entry as a link, or as the head of a group; none if it is neither. */
const linkOf = (
  { menu, link, auth_required: personal, new: isNew, submenu }: MenuEntry,
  context: LinkContext,
): MenuLink[] => {
  const { lang, addressOf } = context
  if (!menu) return []
  const address = addressOf(link)
  const items = (submenu ?? []).flatMap((item) => linkOf(item, context))
  if (!address && items.length === 0) return []
  return [
    {
      label: { text: menu, lang },
      ...(address && { href: address }),
      ...(isNew && { isNew }),
      ...(personal && { membersOnly: true }),
      ...(items.length > 0 && { items }),
    },
  ]
}

const columnOf = (heading: NavigationItem, locale: Locale, known: KnownSlugs): MenuColumn => {
  const english = locale === 'en' && heading.submenu_en?.length ? heading.submenu_en : undefined
  const context = {
    lang: english ? 'en' : 'id',
    addressOf: (link: string | null | undefined) => menuAddress(link, heading.tipe, locale, known),
  } as const
  const items = (english ?? heading.submenu ?? []).flatMap((item) => linkOf(item, context))
  return { label: localize(heading, 'menu', locale), type: heading.tipe, items }
}

const columnsOf = cacheByAnswer(
  (headings: readonly NavigationItem[], locale: Locale, services: string, hospitals: string): readonly MenuColumn[] =>
    headings.map((heading) =>
      columnOf(heading, locale, { services: services.split(' '), hospitals: hospitals.split(' ') }),
    ),
)

/** A menu service's answer as columns of links. Entries for patients who are logged in are marked: the page is the same for everybody. */
export const menuColumns = (
  headings: readonly NavigationItem[],
  locale: Locale,
  { services, hospitals } = noSlugs,
): readonly MenuColumn[] => columnsOf(headings, locale, services.join(' '), hospitals.join(' '))

/** The links of a column without their groups, for where there is one level only. */
export const flatLinks = (items: readonly MenuLink[]): readonly LinkItem[] =>
  items.flatMap(({ label, href: address, membersOnly, items: below = [] }) => [
    ...(address ? [{ label, href: address, ...(membersOnly && { membersOnly }) }] : []),
    ...flatLinks(below),
  ])
