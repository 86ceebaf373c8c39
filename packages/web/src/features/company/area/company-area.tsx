import { AreaLayout, formatDate, useLocale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { usePersonalData } from '../../../personal-data/use-personal-data.ts'
import { usePagesAhead } from '../../../shared/use-pages-ahead.ts'
import { AreaHeading } from '../../area/area-heading.tsx'
import { AreaWaiting } from '../../area/area-waiting.tsx'
import { ConnectionLost } from '../../area/connection-lost.tsx'
import { LogInAgain } from '../../area/log-in-again.tsx'
import { LogOutButton } from '../../area/log-out-button.tsx'
import { PrivacyCover } from '../../area/privacy-cover.tsx'
import { useAreaSession } from '../../area/use-area-session.ts'
import { companyEntries, menuPages } from './company-entries.ts'
import type { CompanyPart } from './company-entries.ts'
import type { CompanyData, CompanyUser } from './company-page.ts'

/** The input of the content of a page. */
export interface CompanyContent {
  readonly personal: PersonalData
  readonly user: CompanyUser
}

const isText = (text: string | undefined): text is string => text !== undefined

interface CompanyAreaProps {
  readonly data: CompanyData
  /** The part of the area's menu that the page belongs to. */
  readonly part: CompanyPart
  readonly title: string
  readonly intro?: string | undefined
  /** Today as `YYYY-MM-DD`, for a page that can be printed as it is: on paper it names the company and the day of printing. */
  readonly printedOn?: string
  /** The content with the company's data, shown once the browser has a session to read it with. */
  readonly children: (content: CompanyContent) => ReactNode
}

/** The lines above a page on paper: the company, and the day of printing. Undefined for a page without them. */
const usePrintedLines = ({ company }: CompanyUser, day: string | undefined): readonly string[] | undefined => {
  const message = useMessage()
  const locale = useLocale()
  if (day === undefined) return undefined
  return [company, message('web.results.printed', { day: formatDate(day, locale) })].filter(isText)
}

/**
 * A page of the company area: menu, heading and content. The server renders all but the content. When the back end refuses the token,
 * everything read or typed stays while the user logs in again.
 */
export const CompanyArea = ({
  data: { user },
  part,
  title,
  intro,
  printedOn,
  children,
}: CompanyAreaProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const printed = usePrintedLines(user, printedOn)
  const session = useAreaSession('company', user.id)
  const personal = usePersonalData('company')
  const isReadable = personal !== undefined && (session === 'open' || session === 'expired')
  usePagesAhead(isReadable ? menuPages : undefined, personal?.queries)
  return (
    <PrivacyCover>
      <AreaLayout
        label={message('web.company.menu')}
        person={{
          name: user.name,
          gender: undefined,
          details: [user.company, user.email].filter(isText),
        }}
        end={<LogOutButton />}
        entries={companyEntries({ locale, message, current: part, isAdmin: user.isAdmin })}
        printed={printed}
      >
        <ConnectionLost />
        <AreaHeading title={title} intro={intro} />
        {isReadable ? (
          <>
            {session === 'expired' && <LogInAgain kind="company" />}
            {children({ personal, user })}
          </>
        ) : (
          <AreaWaiting kind="company" session={session} />
        )}
      </AreaLayout>
    </PrivacyCover>
  )
}
