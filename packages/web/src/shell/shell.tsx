import { BottomNavigation, DemoMark, NoticeBanner, Page, ScrollToTop, useLocale } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import type { ReactElement, ReactNode } from 'react'
import { href } from '../routes/href.ts'
import { useSessionCookies } from '../session/use-session-cookies.ts'
import { accountAtom } from '../session/visitor-session.ts'
import { FailureToast } from './failure-toast.tsx'
import { useShell } from './shell-context.ts'

interface ShellProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** What is around every page: header, footer, the bar at the bottom of phones, and the mark of made-up data. */
export const Shell = ({ header, footer, children }: ShellProps): ReactElement => {
  const locale = useLocale()
  const { notice, demo } = useShell()
  useSessionCookies()
  const account = useAtomValue(accountAtom)
  const profileHref = account?.kind === 'member' ? href(locale, 'memberProfile') : href(locale, 'memberLogin')
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
