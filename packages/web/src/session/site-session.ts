import { createSession } from '@hospital/sdk/session'
import type { OwnSession } from '@hospital/sdk/session'
import { visitorAttribute } from '@hospital/ui'
import type { createStore } from 'jotai'
import { href, splitLocale } from '../routes/href.ts'
import { siteStorage } from './site-storage.ts'
import type { StoredAccount } from './site-storage.ts'
import { claimTab, clearTab } from './tab-storage.ts'
import { sessionAtom } from './visitor-session.ts'
import type { Account, VisitorSession } from './visitor-session.ts'

/** The store of a page's atoms. */
export type PageStore = ReturnType<typeof createStore>

/** The SDK's session of this browser. */
export type SiteSession = OwnSession<StoredAccount>

const isSame = (one: Account, other: Account): boolean => one.kind === other.kind && one.id === other.id

/** Milliseconds. Reads wait for a log-in as long as their page exists, since the page asks for it. The SDK accepts no longer time. */
const logInWait = 2 ** 31 - 1

let count = 0

/** A new session, or `before` if it continues: its cached reads and typed values still belong to the same person. */
const shownSession = (
  store: PageStore,
  { connect }: SiteSession,
  { cookies: _cookies, ...account }: StoredAccount,
  isExpired: boolean,
): VisitorSession => {
  const before = store.get(sessionAtom)
  if (before && isSame(before.account, account))
    return { ...before, account, isExpired, logIns: before.logIns + (before.isExpired && !isExpired ? 1 : 0) }
  claimTab(account)
  count += 1
  const id = count
  return {
    id,
    account,
    isExpired,
    logIns: 1,
    connect: (make) => connect(make, account),
    askForLogIn: () => store.set(sessionAtom, (now) => (now?.id === id && now.isExpired ? { ...now } : now)),
  }
}

/** Leaves a page whose session another tab has ended or replaced, since this tab's stored data belongs to that person alone. */
const leavePage = (next: Account | undefined): void => {
  clearTab()
  if (next) window.location.reload()
  else window.location.assign(href(splitLocale(window.location.pathname).locale, 'home'))
}

/** Shows a change of the SDK's session. */
const follow = (store: PageStore, session: SiteSession, isElsewhere: boolean): void => {
  const state = session.getState()
  const before = store.get(sessionAtom)
  const account = 'account' in state ? state.account : undefined
  if (isElsewhere && before && !(account && isSame(before.account, account))) return leavePage(account)
  // The code that logs out loads another page itself. Until then this page stays as it is.
  if (account) store.set(sessionAtom, shownSession(store, session, account, state.kind === 'expired'))
}

const sessions = new WeakMap<PageStore, SiteSession>()

/** The session of this browser. The page's atom follows it from now on, whichever tab changes it. */
export const siteSession = (store: PageStore, storage = siteStorage): SiteSession => {
  const known = sessions.get(store)
  if (known) return known
  const session = createSession<StoredAccount>({ storage, isSame, logInWait, mustStore: true })
  session.subscribe((isElsewhere) => follow(store, session, isElsewhere))
  sessions.set(store, session)
  return session
}

/** Reads the stored session of this browser. Cookies that cannot be read are deleted, with everything that was shown because of them. */
export const readStored = async (store: PageStore): Promise<VisitorSession | undefined> => {
  const session = siteSession(store)
  await session.ready
  if (session.getState().kind === 'out') {
    claimTab(undefined)
    await siteStorage.remove()
    document.documentElement.removeAttribute(visitorAttribute)
  }
  return store.get(sessionAtom)
}
