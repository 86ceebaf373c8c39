import { BottomNavigation, DemoMark, NoticeBanner, Page, ScrollToTop, useLocale } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { href } from '../routes/href.ts'
import { useSessionCookies } from '../session/use-session-cookies.ts'
import { accountAtom } from '../session/visitor-session.ts'
import { FailureToast } from './failure-toast.tsx'
import { useShell } from './shell-context.ts'
import { profileOf } from './use-account.tsx'

interface ShellProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** Path and query of the page. */
  readonly location: string
  readonly children: ReactNode
}

/** Where the bar at the bottom leads. */
const placeNames = ['home', 'schedule', 'login', 'profile'] as const

/** What is around every page: header, footer, the bar at the bottom of phones, and the mark of made-up data. */
export const Shell = ({ header, footer, location, children }: ShellProps): ReactElement => {
  const locale = useLocale()
  const { notice, demo } = useShell()
  useSessionCookies()
  const account = useAtomValue(accountAtom)
  const [, profilePage] = profileOf(account)
  const places = {
    home: href(locale, 'home'),
    schedule: href(locale, 'doctorSchedules'),
    login: href(locale, 'memberLogin'),
    profile: href(locale, profilePage),
  }
  const path = location.replace(/[?#].*$/, '')
  const here = placeNames.find((name) => places[name] === path)
  return (
    <Page
      notice={
        <>
          {notice !== '' && <NoticeBanner text={notice} />}
          {demo && <DemoMark />}
        </>
      }
      header={header}
      footer={footer}
      bottomNavigation={
        <BottomNavigation
          homeHref={places.home}
          scheduleHref={places.schedule}
          loginHref={places.login}
          profileHref={places.profile}
          current={here === 'login' ? 'profile' : here}
        />
      }
    >
      {/* At the top: in a low window it is a part of the page. */}
      <FailureToast />
      {children}
      <ScrollToTop />
    </Page>
  )
}
