import { jakartaDate } from '@hospital/sdk'
import { getBottomNavigation, getTopBar, getTopNavigation, listEmergencyContacts } from '@hospital/sdk/cms'
import type { MenuEntry, TopBarEntry } from '@hospital/ui'
import { accountOf } from '../session/account.ts'
import type { Account } from '../session/account.ts'
import type { Session } from '../session/session.ts'
import type { LoaderContext } from './context.ts'
import type { EmergencyEntry } from './emergency.ts'
import { emergencyContacts, emergencyLabel } from './emergency.ts'
import type { FooterColumns } from './footer-columns.ts'
import { footerColumns } from './footer-columns.ts'
import { menuAddress, menuColumns } from './menu.ts'
import type { MenuColumn } from './menu.ts'
import { partOr, toPart } from './part.ts'

/** The frame of every page: what its header and footer show. */
export interface ShellData {
  readonly siteName: string
  readonly topBar: readonly TopBarEntry[]
  readonly menu: readonly MenuEntry[]
  readonly footer: FooterColumns
  /** Who is logged in; undefined on public pages, which are the same for everybody. */
  readonly account: Account | undefined
  readonly notice: string
  /** The day in Jakarta, `YYYY-MM-DD`. */
  readonly today: string
  readonly demo: boolean
}

const menuEntry = ({ label, items }: MenuColumn): MenuEntry => ({ label, items })

/** An entry of the top bar, as the CMS has it. */
interface BarItem {
  readonly menu?: string | null | undefined
  readonly link?: string | null | undefined
  readonly field_rs?: string | null | undefined
  readonly auth_required?: boolean | null | undefined
}

const topBarEntry = (item: BarItem, contacts: readonly EmergencyEntry[], session: Session, context: LoaderContext): TopBarEntry[] => {
  const { locale } = context
  const label = { text: item.menu ?? '', lang: 'id' as const }
  if (label.text === '' || (item.auth_required && session.member === undefined)) return []
  // An entry without an address opens the emergency numbers.
  if (item.link === null || item.link === undefined) {
    return [{ kind: 'emergency', label: emergencyLabel(label, item.field_rs, context), contacts: emergencyContacts(contacts, item.field_rs) }]
  }
  const address = menuAddress(item.link, null, locale)
  return address === undefined ? [] : [{ kind: 'link', label, href: address }]
}

/** Loads the frame. Whatever the CMS does not answer is left out: a page without its menu is better than none. */
export const loadShell = async (context: LoaderContext, session: Session): Promise<ShellData> => {
  const { cms, config, locale, now } = context
  const [top, bottom, bar, contacts] = await Promise.all([
    getTopNavigation(cms, locale),
    getBottomNavigation(cms, locale),
    getTopBar(cms),
    listEmergencyContacts(cms),
  ])
  const loggedIn = session.member !== undefined
  const menu = partOr(toPart(top, (headings) => menuColumns(headings, locale, loggedIn)), [])
  const columns = partOr(toPart(bottom, (headings) => menuColumns(headings, locale, loggedIn)), [])
  const emergency = partOr(toPart(contacts, (entries) => entries), [])
  return {
    siteName: config.siteName,
    topBar: partOr(toPart(bar, (items) => items.flatMap((item) => topBarEntry(item, emergency, session, context))), []),
    menu: menu.map(menuEntry),
    footer: footerColumns(columns),
    account: accountOf(session),
    notice: config.notice,
    today: jakartaDate(now),
    demo: config.demo,
  }
}
