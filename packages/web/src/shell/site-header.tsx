import { Header, useLocale } from '@hospital/ui'
import type { HeaderProps } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import type { ReactElement } from 'react'
import { href } from '../routes/href.ts'
import { accountAtom } from '../session/visitor-session.ts'
import { useShell } from './shell-context.ts'
import { useAccount } from './use-account.tsx'

/** The header, with the menus of the CMS and the account of the visitor. */
export const SiteHeader = ({ languages, search }: Pick<HeaderProps, 'languages' | 'search'>): ReactElement => {
  const locale = useLocale()
  const { siteName, topBar, menu } = useShell()
  const visitor = useAtomValue(accountAtom)
  const { account, dialog } = useAccount(visitor)
  const login = { patientHref: href(locale, 'memberLogin'), corporateHref: href(locale, 'companyLogin') }
  return (
    <>
      <Header
        brand={{ name: siteName, href: href(locale, 'home') }}
        topBar={topBar}
        menu={menu}
        login={visitor ? undefined : login}
        account={account}
        languages={languages}
        search={search}
      />
      {dialog}
    </>
  )
}
