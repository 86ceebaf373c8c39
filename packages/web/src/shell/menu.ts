import { localize } from '@hospital/sdk'
import type { MenuEntry, NavigationItem } from '@hospital/sdk/cms'
import type { LinkItem, Localizable, Locale, MenuLink } from '@hospital/ui'
import { href } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import { linkAddress } from '../shared/link-address.ts'
import type { LinkContext } from '../shared/link-address.ts'
import { cacheByAnswer } from '../shared/loading/cache-by-answer.ts'

/** A heading with its links. */
export interface MenuColumn {
  readonly label: Localizable
  readonly type: string | null
  readonly items: readonly MenuLink[]
  /** All of its links are for logged-in patients. */
  readonly membersOnly?: boolean
}

/** The slugs of the entries that menus lead to, for menu entries without a type. */
export interface KnownSlugs {
  readonly services: readonly string[]
  readonly hospitals: readonly string[]
}

/** No slugs, for menus whose entries have a type. */
export const noSlugs: KnownSlugs = { services: [], hospitals: [] }

const types = ['layanan-unggulan', 'rumah-sakit'] as const

type SlugType = (typeof types)[number]

const toSlugType = (type: string | null | undefined): SlugType | undefined => types.find((known) => known === type)

/** The slug in a link, with or without a slash before it; undefined if the link is an address. */
const slugOf = (link: string): string | undefined => /^\/?([\w-]+)\/?$/.exec(link.trim())?.[1]

/** Whether a path is a fixed page, not a slug below another page. Article categories are slugs themselves. */
const isFixedPage = (path: string): boolean => {
  const match = matchPath(path)
  return match !== undefined && match.name !== 'articleCategory'
}

/** The type of a slug: the menu's type, else the type of the entry with that slug. */
const typeOf = (
  slug: string,
  type: SlugType | undefined,
  { services, hospitals }: KnownSlugs,
): SlugType | undefined => {
  if (type) return type
  if (services.includes(slug)) return 'layanan-unggulan'
  return hospitals.includes(slug) ? 'rumah-sakit' : undefined
}

const addressOfSlug = (
  slug: string,
  type: SlugType | undefined,
  context: LinkContext,
  known: KnownSlugs,
): string | undefined => {
  const path = `/${slug}`
  switch (isFixedPage(path) ? undefined : typeOf(slug, type, known)) {
    case 'layanan-unggulan':
      return href(context.locale, 'featuredService', { slug })
    case 'rumah-sakit':
      return href(context.locale, 'hospital', { slug })
    default:
      return linkAddress(path, context)
  }
}

/** The address of a menu entry: for a slug by its type, for any other link by `linkAddress`. Undefined if unsafe. */
export const menuAddress = (
  link: string | null | undefined,
  type: string | null | undefined,
  context: LinkContext,
  known = noSlugs,
): string | undefined => {
  const slug = slugOf(link ?? '')
  return slug ? addressOfSlug(slug, toSlugType(type), context, known) : linkAddress(link, context)
}

const itemsOf = ({ submenu, submenu_en }: NavigationItem): readonly MenuEntry[] =>
  [...(submenu ?? []), ...(submenu_en ?? [])].flatMap((item) => [item, ...(item.submenu ?? [])])

/** Whether menus contain slugs without a type, so that the slugs have to be read. */
export const needSlugs = (headings: readonly NavigationItem[]): boolean =>
  headings.some(
    (heading) =>
      !toSlugType(heading.tipe) &&
      itemsOf(heading).some(({ link }) => link && slugOf(link) && !isFixedPage(`/${slugOf(link)}`)),
  )

interface EntryContext {
  readonly lang: Locale
  readonly addressOf: (link: string | null | undefined) => string | undefined
}

const areForMembers = (items: readonly MenuLink[]) => items.every(({ membersOnly }) => membersOnly)

/** An entry as a link, or as the head of a group; none if it is neither. */
const linkOf = (
  { menu, link, auth_required: personal, new: isNew, submenu }: MenuEntry,
  context: EntryContext,
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
      ...((personal || (!address && areForMembers(items))) && { membersOnly: true }),
      ...(items.length > 0 && { items }),
    },
  ]
}

/** A heading with its links; none if no link has a valid address. */
const columnOf = (heading: NavigationItem, context: LinkContext, known: KnownSlugs): MenuColumn[] => {
  const { locale } = context
  const english = locale === 'en' && heading.submenu_en?.length ? heading.submenu_en : undefined
  const entry = {
    lang: english ? 'en' : 'id',
    addressOf: (link: string | null | undefined) => menuAddress(link, heading.tipe, context, known),
  } as const
  const items = (english ?? heading.submenu ?? []).flatMap((item) => linkOf(item, entry))
  if (items.length === 0) return []
  const label = localize(heading, 'menu', locale)
  return [{ label, type: heading.tipe, items, ...(areForMembers(items) && { membersOnly: true }) }]
}

const columnsOf = cacheByAnswer(
  (
    headings: readonly NavigationItem[],
    locale: Locale,
    mediaUrl: string,
    services: string,
    hospitals: string,
  ): readonly MenuColumn[] =>
    headings.flatMap((heading) =>
      columnOf(
        heading,
        { locale, config: { cms: { mediaUrl } } },
        { services: services.split(' '), hospitals: hospitals.split(' ') },
      ),
    ),
)

/** A menu service's answer as columns of links. Entries for logged-in patients are marked, since the page is the same for all visitors. */
export const menuColumns = (
  headings: readonly NavigationItem[],
  { locale, config }: LinkContext,
  { services, hospitals } = noSlugs,
): readonly MenuColumn[] => columnsOf(headings, locale, config.cms.mediaUrl, services.join(' '), hospitals.join(' '))

/** The links of a column without their groups, for menus with one level. */
export const flatLinks = (items: readonly MenuLink[]): readonly LinkItem[] =>
  items.flatMap(({ label, href: address, membersOnly, items: below = [] }) => [
    ...(address ? [{ label, href: address, ...(membersOnly && { membersOnly }) }] : []),
    ...flatLinks(below),
  ])

/** The English labels of links, by address. Menus have labels in both languages, the top bar has Indonesian ones only. */
export const englishLabels = (columns: readonly MenuColumn[]): ReadonlyMap<string, Localizable> =>
  new Map(
    columns
      .flatMap(({ items }) => flatLinks(items))
      .filter(({ label }) => typeof label === 'object' && label.lang === 'en')
      .map(({ label, href: address }) => [address, label]),
  )
