import { BottomNavigation, DemoMark, NoticeBanner, Page, Places, ScrollToTop, useLocale } from '@hospital/ui'
import type { LinkItem } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { href } from '../routes/href.ts'
import { useSessionCookies } from '../session/use-session-cookies.ts'
import { accountAtom } from '../session/visitor-session.ts'
import { isInArea, placesOf } from './places.ts'
import { useShell } from './shell-context.ts'
import { FailureToast, LoggedOutToast } from './toasts.tsx'
import { profileOf } from './use-account.tsx'

interface ShellProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  /** Path and query of the page. */
  readonly location: string
  /** The pages above it, the home page first. */
  readonly trail: readonly LinkItem[]
  readonly children: ReactNode
}

/** The shell of every page: header, footer, the bar at the bottom of phones, and the mark of made-up data. */
export const Shell = ({ header, footer, location, trail, children }: ShellProps): ReactElement => {
  const locale = useLocale()
  const { notice, demo } = useShell()
  useSessionCookies()
  const account = useAtomValue(accountAtom)
  const [, profilePage] = profileOf(account)
  const places = placesOf(location, trail)
  return (
    <Places value={places}>
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
            homeHref={href(locale, 'home')}
            scheduleHref={href(locale, 'doctorSchedules')}
            loginHref={href(locale, 'memberLogin')}
            profileHref={href(locale, profilePage)}
            inArea={isInArea(location)}
          />
        }
      >
        {/* At the top: in a low window it is a part of the page. */}
        <FailureToast />
        <LoggedOutToast />
        {children}
        <ScrollToTop />
      </Page>
    </Places>
  )
}
