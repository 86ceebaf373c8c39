import { Button, InlineAlert, Loading, Stack } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { lazy, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { readDraft, writeDraft } from '../../../forms/draft-store.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { confirmations } from '../../../session/confirmations.ts'
import type { Confirmations } from '../../../session/confirmations.ts'
import { LogOutDialog } from '../../../session/log-out-dialog.tsx'
import { restoreSession } from '../../../session/restore-session.ts'
import { sessionAtom } from '../../../session/visitor-session.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import { isExisting } from './account-fields.tsx'
import { accountDraft, AccountPhase } from './account-phase.tsx'
import { CodeStep } from './code-step.tsx'
import { LinkedNotice } from './linked-notice.tsx'
import type { RegistrationData } from './load-registration.ts'
import { endedPendingCookie, pendingCookie, readPending } from './pending-registration.ts'
import type { CodeContact, PendingRegistration } from './pending-registration.ts'
import { ownRegistrant } from './registrant.ts'
import { RegistrationStepper } from './registration-stepper.tsx'
import { leaveSteps } from './step-fragments.ts'

interface RegistrationProps {
  readonly data: RegistrationData
}

/** An account that was made on this page. */
interface MadeAccount {
  /** Whether it has the medical record of its person, who did not ask for another hospital. A reload still knows that. */
  readonly isLinked: boolean
}

const isSecure = () => window.location.protocol === 'https:'

/** Loaded only with a session: most people who begin an account have to wait for a code first. */
const RegistrationPhases = lazy(async () => ({
  default: (await import('./registration-phases.tsx')).RegistrationPhases,
}))

/** Whether the session of the cookies has been restored, as far as there is one. */
const useRestoredSession = (): boolean => {
  const store = useStore()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const read = () => setRead(true)
    restoreSession(store).then(read, read)
  }, [store])
  return isRead
}

/** The registration whose code is on its way, which a cookie keeps over a reload. */
const usePending = () => {
  const [pending, setPending] = useState(() => readPending(document.cookie))
  const keep = (next: PendingRegistration | undefined) => {
    document.cookie = next ? pendingCookie(next, isSecure()) : endedPendingCookie(isSecure())
    setPending(next)
  }
  return { pending, keep }
}

/** That an account made in this tab was linked to a medical record, which is the end of its registration, also after a reload. */
const linkedAccounts: Confirmations<true> = confirmations('terhubung-')

/** An account that was linked to a medical record on this page before a reload. */
const readMade = (): MadeAccount | undefined =>
  linkedAccounts.read(window.location.hash.slice(1)) ? { isLinked: true } : undefined

/** Whether the person whose code is on its way has a medical record, as far as the server or the form has said so. */
const hasRecord = (sentTo: CodeContact | undefined): boolean =>
  sentTo?.isOfRecord ?? isExisting(readDraft(accountDraft) ?? {})

/**
 * A registration from where it is: with a session the account is there, and the hospital comes next; with a code on its way its step,
 * also after a reload; else the account. Company users have to log out first.
 */
export const Registration = ({ data }: RegistrationProps): ReactElement => {
  const session = useAtomValue(sessionAtom)
  const isRead = useRestoredSession()
  const { pending, keep } = usePending()
  const [sentTo, setSentTo] = useState<CodeContact>()
  const [made, setMade] = useState(readMade)
  if (session?.account.kind === 'member')
    return <WithAccount data={data} session={session} made={made} onOther={() => setMade({ isLinked: false })} />
  if (!isRead) return <Loading />
  if (session) return <OtherSession name={session.account.name} />
  if (!pending)
    return (
      <AccountPhase
        today={data.today}
        onSent={(next, contact) => {
          leaveSteps()
          setSentTo(contact)
          keep(next)
        }}
      />
    )
  return (
    <Stack gap="lg">
      <RegistrationStepper phase="code" way={hasRecord(sentTo) ? 'account' : 'whole'} />
      <CodeStep
        pending={pending}
        sentTo={sentTo}
        onPending={keep}
        onChange={() => keep(undefined)}
        onSession={({ users: { nopasien } }) => {
          writeDraft(accountDraft, undefined)
          keep(undefined)
          if (nopasien !== null) leaveSteps(linkedAccounts.store(true))
          setMade({ isLinked: nopasien !== null })
        }}
      />
    </Stack>
  )
}

interface WithAccountProps extends RegistrationProps {
  readonly session: VisitorSession
  /** The account that was made on this page; undefined for one that was there before. */
  readonly made: MadeAccount | undefined
  /** Called where a person with a medical record wants to register with another hospital too. */
  readonly onOther: () => void
}

/** Nothing is left to do for a new account that has its medical record. For every other one the hospital comes next. */
const WithAccount = ({ data, session, made, onOther }: WithAccountProps): ReactElement => {
  if (made?.isLinked)
    return (
      <Stack gap="lg">
        <RegistrationStepper phase="done" way="account" />
        <LinkedNotice onOther={onOther} />
      </Stack>
    )
  return (
    <LazyPart name="hospital" waiting={<Loading />}>
      <RegistrationPhases
        key={session.account.id}
        data={data}
        session={session}
        isNew={made !== undefined}
        registrant={ownRegistrant(session.account.id)}
      />
    </LazyPart>
  )
}

/** Told to a company user or an administrator in place of the form: the account that it makes would end their session. */
const OtherSession = ({ name }: { readonly name: string }): ReactElement => {
  const message = useMessage()
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack gap="lg" align="start">
      <InlineAlert tone="warning" title={message('web.registration.otherSession', { name })}>
        {message('web.registration.otherSession.text')}
      </InlineAlert>
      <Button size="large" onClick={() => setAsked(true)}>
        {message('web.registration.otherSession.logOut')}
      </Button>
      {isAsked && <LogOutDialog next="memberRegistration" onClose={() => setAsked(false)} />}
    </Stack>
  )
}
