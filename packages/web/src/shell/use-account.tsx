import { useLocale } from '@hospital/ui'
import type { HeaderProps } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { LogOutQuestion } from '../session/log-out-question.tsx'
import type { Account } from '../session/visitor-session.ts'

/** The name and the page of a person's profile; until the account is known, those that fit any account. */
export const profileOf = (account: Account | undefined) => {
  if (!account) return ['web.menu.profile', 'myAccount'] as const
  if (account.kind === 'member') return ['web.menu.profile', 'memberProfile'] as const
  return account.isAdmin
    ? (['web.company.menu.admin', 'companyAdmin'] as const)
    : (['web.menu.companyProfile', 'companyProfile'] as const)
}

/** The header's account menu, and the question before a log-out. */
export interface AccountMenu {
  readonly account: HeaderProps['account']
  readonly dialog: ReactElement | undefined
}

/** The visitor's profile and the log-out; until the account is known, a link to the profile of any account. */
export const useAccount = (account: Account | undefined): AccountMenu => {
  const message = useMessage()
  const locale = useLocale()
  const [leaving, setLeaving] = useState(false)
  const [label, page] = profileOf(account)
  const profile = { label: message(label), href: href(locale, page) }
  if (!account) return { account: { name: '', items: [profile] }, dialog: undefined }
  const logOut = { label: message('web.logout'), onSelect: () => setLeaving(true) }
  return {
    account: { name: account.name, gender: account.gender, items: [profile, logOut] },
    dialog: leaving ? <LogOutQuestion onClose={() => setLeaving(false)} /> : undefined,
  }
}
