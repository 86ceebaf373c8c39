import { jakartaDate } from '@hospital/sdk'
import type { NavigationItem } from '@hospital/sdk/cms'
import {
  getBottomNavigation,
  getTopBar,
  getTopNavigation,
  listEmergencyContacts,
  listFeaturedServices,
  listHospitals,
} from '@hospital/sdk/cms'
import type { EmergencyContact, Localizable, MenuEntry, TopBarEntry } from '@hospital/ui'
import { href } from '../routes/href.ts'
import type { LoaderContext } from '../shared/loading/context.ts'
import { wordsOf } from '../shared/loading/loaded.ts'
import { partOr, toPart } from '../shared/loading/part.ts'
import { emergencyContacts, emergencyLabel, haveNumbers } from './emergency.ts'
import type { FooterColumns } from './footer-columns.ts'
import { footerColumns } from './footer-columns.ts'
import { englishLabels, menuAddress, menuColumns, needSlugs, noSlugs } from './menu.ts'
import type { KnownSlugs, MenuColumn } from './menu.ts'

/** The shell of every page: the content of its header and footer. */
export interface ShellData {
  readonly siteName: string
  readonly topBar: readonly TopBarEntry[]
  readonly menu: readonly MenuEntry[]
  readonly footer: FooterColumns
  readonly notice: string
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  readonly demo: boolean
}

/** A column as an entry of the main menu; none without a name. The footer always shows its links. */
const menuEntries = ({ label, items, membersOnly }: MenuColumn): MenuEntry[] =>
  wordsOf(label) === '' ? [] : [{ label, items, membersOnly }]

/** An entry of the top bar, from the CMS. */
interface BarItem {
  readonly menu?: string | null | undefined
  readonly link?: string | null | undefined
  readonly field_rs?: string | null | undefined
  readonly auth_required?: boolean | null | undefined
  readonly new?: boolean | null | undefined
}

/** Returns the emergency contacts for the field that a menu entry names. */
type ContactsBy = (field: string | null | undefined) => readonly EmergencyContact[]

/** The context of the top bar's entries. */
interface BarSources {
  readonly contactsBy: ContactsBy
  /** Labels of the menus, by address. They replace the entry's own label, which is Indonesian. */
  readonly labels: ReadonlyMap<string, Localizable>
}

const topBarEntry = (item: BarItem, { contactsBy, labels }: BarSources, context: LoaderContext): TopBarEntry[] => {
  const label = { text: item.menu ?? '', lang: 'id' as const }
  if (label.text === '') return []
  // An entry without an address opens the emergency numbers. Strapi returns empty fields as null or as an empty text.
  if (!item.link?.trim()) {
    return [
      {
        kind: 'emergency',
        label: emergencyLabel(label, item.field_rs, context),
        contacts: contactsBy(item.field_rs),
        href: emergencyHref(context.locale),
      },
    ]
  }
  const address = menuAddress(item.link, null, context)
  return address === undefined
    ? []
    : [
        {
          kind: 'link',
          label: labels.get(address) ?? label,
          href: address,
          ...(item.new && { isNew: true }),
          ...(item.auth_required && { membersOnly: true }),
        },
      ]
}

/** The list of all emergency units and ambulances. It is on the page that is available without a connection too. */
const emergencyHref = (locale: LoaderContext['locale']) => `${href(locale, 'contact')}#darurat`

/** The top bar. It has the emergency call whatever the CMS answers. */
const topBarOf = (items: readonly BarItem[], sources: BarSources, context: LoaderContext): readonly TopBarEntry[] => {
  const entries = items.flatMap((item) => topBarEntry(item, sources, context))
  if (entries.some(({ kind }) => kind === 'emergency')) return entries
  const call = {
    kind: 'emergency',
    label: context.message('web.emergency'),
    contacts: sources.contactsBy(undefined),
    href: emergencyHref(context.locale),
  } as const
  return [call, ...entries]
}

/** The emergency contacts of the group. The hospitals are read only if no contact has a number. */
const loadContacts = async (context: LoaderContext): Promise<ContactsBy> => {
  const { cms } = context
  const contacts = partOr(
    toPart(await listEmergencyContacts(cms), (entries) => entries),
    [],
  )
  const hospitals = haveNumbers(contacts)
    ? []
    : partOr(
        toPart(await listHospitals(cms), (entries) => entries),
        [],
      )
  return (field) => emergencyContacts(contacts, hospitals, field, context)
}

const slugsOf = (entries: readonly { readonly slug?: string | null }[]) => entries.flatMap(({ slug }) => slug ?? [])

/** The slugs that tell menu entries apart. They are read only if an entry does not name its type. */
const loadSlugs = async (headings: readonly NavigationItem[], { cms }: LoaderContext): Promise<KnownSlugs> => {
  if (!needSlugs(headings)) return noSlugs
  const [services, hospitals] = await Promise.all([listFeaturedServices(cms), listHospitals(cms)])
  return { services: slugsOf(services.data ?? []), hospitals: slugsOf(hospitals.data ?? []) }
}

/** Loads the shell. Parts that the CMS does not answer are left out: a page without its menu is better than none. */
export const loadShell = async (context: LoaderContext): Promise<ShellData> => {
  const { cms, config, locale, now } = context
  const [top, bottom, bar, contactsBy] = await Promise.all([
    getTopNavigation(cms, locale),
    getBottomNavigation(cms, locale),
    getTopBar(cms),
    loadContacts(context),
  ])
  const slugs = await loadSlugs([...(top.data ?? []), ...(bottom.data ?? [])], context)
  const menu = partOr(
    toPart(top, (headings) => menuColumns(headings, context, slugs)),
    [],
  )
  const columns = partOr(
    toPart(bottom, (headings) => menuColumns(headings, context, slugs)),
    [],
  )
  return {
    siteName: config.siteName,
    topBar: topBarOf(
      partOr(
        toPart(bar, (items) => items),
        [],
      ),
      { contactsBy, labels: englishLabels([...columns, ...menu]) },
      context,
    ),
    menu: menu.flatMap(menuEntries),
    footer: footerColumns(columns),
    notice: config.notice,
    today: jakartaDate(now),
    demo: config.demo,
  }
}
