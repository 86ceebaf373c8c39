import {
  BottomNavigation,
  DemoMark,
  Footer,
  FooterInvitation,
  Header,
  NoticeBanner,
  Page,
  ScrollToTop,
  useLocale,
} from '@hospital/ui'
import { useAtomValue } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import type { ShellData } from '../loaders/shell.ts'
import { href } from '../routes/href.ts'
import { useSiteSearch } from '../search/use-site-search.tsx'
import type { Account } from '../session/account.ts'
import { useAccount } from '../session/use-account.tsx'
import { useSessionCookies } from '../session/use-session-cookies.ts'
import { accountAtom } from '../state/account.ts'
import { FailureToast } from './failure-toast.tsx'
import { useMessage } from './messages.ts'
import type { PageState } from './page-state.ts'
import { useRememberedFooter } from './use-remembered-footer.ts'

interface FrameProps {
  readonly shell: ShellData
  readonly languages: PageState['languages']
  /** Whether the footer invites to the community; not where the page itself does. */
  readonly invites: boolean
  readonly children: ReactNode
}

/** What stands around every page: header, footer, the bar at the bottom of phones, and the mark of made-up data. */
export const Frame = ({ shell, languages, invites, children }: FrameProps): ReactElement => {
  const locale = useLocale()
  useSessionCookies()
  const account = useAtomValue(accountAtom)
  const profileHref = account?.kind === 'member' ? href(locale, 'memberProfile') : href(locale, 'memberLogin')
  return (
    <Page
      notice={
        <>
          {shell.notice !== '' && <NoticeBanner text={shell.notice} />}
          {shell.demo && <DemoMark />}
        </>
      }
      header={<SiteHeader shell={shell} account={account} languages={languages} />}
      footer={<SiteFooter shell={shell} invites={invites} />}
      bottomNavigation={
        <BottomNavigation
          homeHref={href(locale, 'home')}
          scheduleHref={href(locale, 'doctorSchedules')}
          profileHref={profileHref}
        />
      }
    >
      {children}
      <ScrollToTop />
      <FailureToast />
    </Page>
  )
}

interface SiteHeaderProps extends Pick<FrameProps, 'shell' | 'languages'> {
  readonly account: Account | undefined
}

const SiteHeader = ({ shell, account: visitor, languages }: SiteHeaderProps): ReactElement => {
  const locale = useLocale()
  const { account, dialog } = useAccount(visitor)
  const search = useSiteSearch()
  const login = { patientHref: href(locale, 'memberLogin'), corporateHref: href(locale, 'companyLogin') }
  return (
    <>
      <Header
        brand={{ name: shell.siteName, href: href(locale, 'home') }}
        topBar={shell.topBar}
        menu={shell.menu}
        login={visitor ? undefined : login}
        account={account}
        languages={languages}
        search={search}
      />
      {dialog}
    </>
  )
}

const SiteFooter = ({ shell, invites }: Pick<FrameProps, 'shell' | 'invites'>): ReactElement => {
  const message = useMessage()
  const { mapHref, contact, ...columns } = useRememberedFooter(shell.footer, useLocale())
  return (
    <Footer
      {...columns}
      map={mapHref === undefined ? undefined : { href: mapHref }}
      contact={{ ...contact, hours: message('web.customerService') }}
      copyright={message('web.copyright', { year: shell.today.slice(0, 4), site: shell.siteName })}
    >
      {invites && (
        <FooterInvitation title={message('web.newsletter.title')} text={message('web.newsletter.intro')}>
          <NewsletterForm prefix="buletin" />
        </FooterInvitation>
      )}
    </Footer>
  )
}
