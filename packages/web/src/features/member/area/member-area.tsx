import { AreaLayout, formatPhone, useLocale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { familyWith, readFamily } from '../../../personal-data/family.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { personalDataOf } from '../../../personal-data/personal-data.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { startRead } from '../../../personal-data/read.ts'
import { usePersonalData } from '../../../personal-data/use-personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { usePagesAhead } from '../../../shared/use-pages-ahead.ts'
import { AreaHeading } from '../../area/area-heading.tsx'
import { AreaWaiting } from '../../area/area-waiting.tsx'
import { ConnectionLost } from '../../area/connection-lost.tsx'
import { LogInAgain } from '../../area/log-in-again.tsx'
import { LogOutButton } from '../../area/log-out-button.tsx'
import { PrivacyCover } from '../../area/privacy-cover.tsx'
import { useAreaSession } from '../../area/use-area-session.ts'
import { areaEntries, menuPages } from './area-entries.ts'
import type { AreaPart } from './area-entries.ts'
import type { AreaNews } from './area-news.ts'
import { useAreaNews } from './area-news.ts'
import type { AreaData, AreaMember } from './area-page.ts'

/** The input of the content of a page. */
export interface AreaContent {
  readonly personal: PersonalData
  readonly member: AreaMember
  readonly family: ReadState<readonly FamilyMember[]>
}

interface MemberAreaProps {
  readonly data: AreaData
  /** The part of the area's menu that the page belongs to. */
  readonly part: AreaPart
  /** The heading. The page's name, not the patient's. */
  readonly title: string
  readonly intro?: string | undefined
  /** The head of the page, in place of title and intro. Rendered once, and before the family is known. */
  readonly renderHead?: (family: readonly FamilyMember[] | undefined) => ReactNode
  /**
   * Starts the member's own reads together with the read of the family: on slow 4G the data came 150 ms later when it waited for the
   * family. The data of another patient waits, since the family must have that person. Must be a constant.
   */
  readonly startReads?: ((personal: PersonalData, member: number) => void) | undefined
  /** The personal content, shown once the browser has a session to read with. */
  readonly children: (content: AreaContent) => ReactNode
}

/** The news before the browser has a session to read with. */
const nothingNew: AreaNews = { results: 0, appointments: 0 }

/**
 * A page of the patient area: menu, heading and content. The server renders all but the content. When the back end refuses the token,
 * everything read or typed stays while the member logs in again.
 */
export const MemberArea = (props: MemberAreaProps): ReactElement => {
  const {
    data: { member, patient },
    startReads,
  } = props
  const locale = useLocale()
  const session = useAreaSession('member', member.id, (read) => {
    const ofSession = personalDataOf(read, { locale })
    // Before the home: it starts twenty calls when the family arrives, and the profile came 57 ms later behind them on a cheap phone.
    if (patient === member.id) startReads?.(ofSession, member.id)
    startRead(ofSession, readFamily(member.id))
  })
  const personal = usePersonalData('member')
  const isReadable = personal !== undefined && (session === 'open' || session === 'expired')
  return (
    <PrivacyCover>
      {isReadable ? (
        <ReadableArea {...props} personal={personal} isExpired={session === 'expired'} />
      ) : (
        <AreaShell {...props} family={undefined} news={nothingNew}>
          <AreaWaiting kind="member" session={session} />
        </AreaShell>
      )}
    </PrivacyCover>
  )
}

const ReadableArea = ({
  personal,
  isExpired,
  ...props
}: MemberAreaProps & { readonly personal: PersonalData; readonly isExpired: boolean }): ReactElement => {
  const { data, children } = props
  const family = familyWith(data.patient, useRead(personal, readFamily(data.member.id)))
  const news = useAreaNews(personal, data.patient)
  usePagesAhead(menuPages, personal.queries)
  return (
    <AreaShell {...props} family={family.status === 'ready' ? family.data : undefined} news={news}>
      {isExpired && <LogInAgain kind="member" />}
      {children({ personal, member: data.member, family })}
    </AreaShell>
  )
}

const AreaShell = ({
  data: { member, patient },
  family,
  news,
  part,
  title,
  intro,
  renderHead,
  children,
}: Omit<MemberAreaProps, 'children' | 'startReads'> & {
  /** The family from the back end. Until it is read, the member from the cookies. */
  readonly family: readonly FamilyMember[] | undefined
  readonly news: AreaNews
  readonly children: ReactNode
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const find = (wanted: number) => family?.find(({ id }) => id === wanted)
  const { name, gender, email, phone } = find(member.id) ?? member
  const shown = find(patient)
  return (
    <AreaLayout
      label={message('web.member.menu')}
      person={{ name, gender, details: [email, phone && formatPhone(phone)].filter((text) => text !== undefined) }}
      end={<LogOutButton />}
      entries={areaEntries({
        locale,
        message,
        current: part,
        patient,
        hasRecord: shown && shown.recordNumber !== undefined,
        news,
      })}
    >
      <ConnectionLost />
      {renderHead ? renderHead(family) : <AreaHeading title={title} intro={intro} />}
      {children}
    </AreaLayout>
  )
}
