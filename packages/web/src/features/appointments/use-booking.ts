import { useLocale } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { draftName } from '../../forms/draft-name.ts'
import { dropDrafts, latestDraft, readDraft, writeDraft } from '../../forms/draft-store.ts'
import { checkFields } from '../../forms/fields.ts'
import { formValues } from '../../forms/form-values.ts'
import type { FormValues } from '../../forms/submission.ts'
import { useBusy } from '../../forms/use-busy.ts'
import type { WriteForm } from '../../personal-data/use-write-form.ts'
import type { WriteProblems } from '../../personal-data/write-words.ts'
import { dropBegunBooking, storeBegunBooking } from '../../session/begun-booking.ts'
import type { Patient } from '../../session/log-in.ts'
import { accountOf, readSession } from '../../session/read-session.ts'
import { restoreSession } from '../../session/restore-session.ts'
import { claimTab } from '../../session/tab-storage.ts'
import { sessionAtom } from '../../session/visitor-session.ts'
import type { VisitorSession } from '../../session/visitor-session.ts'
import type { AppointmentDetails } from './appointment-data.ts'
import { bookingFields } from './booking-fields.tsx'
import type { BookingView } from './booking-fields.tsx'
import { bookingStart, dropBooking, patientAfterLogIn, readBooking, storeBooking } from './booking-handover.ts'
import type { BookingHandover } from './booking-handover.ts'
import { wayIn } from './payers.ts'
import type { Booked, Refused } from './send-booking.ts'

/** A session of a patient that can be used. */
const memberOf = (session: VisitorSession | undefined): VisitorSession | undefined =>
  session?.account.kind === 'member' && !session.isExpired ? session : undefined

/** The state of the last step of an appointment. */
export interface BookingControl
  extends
    Pick<WriteForm, 'submission' | 'notice' | 'busy' | 'onSubmit'>,
    Pick<BookingView, 'patient' | 'onPatient' | 'start'> {
  /** The patient who is logged in, for whose family the appointment may be; undefined without one. */
  readonly session: VisitorSession | undefined
  /** Whether to ask for a log-in now. */
  readonly loggingIn: boolean
  /** The appointment that there is already, where a refusal may be about that. */
  readonly existing: Refused['existing']
  /** Another object after each log-in before anything was sent. */
  readonly welcome: object | undefined
  /** Asks for a log-in before anything is sent. */
  readonly logInFirst: () => void
  readonly onLoggedIn: (session: VisitorSession, patients: readonly Patient[]) => void
  readonly onLogInClosed: () => void
}

/** What the names of the drafts of all hours begin with. */
const draftsOf = (name: string): string => `${name.split('?')[0]}?`

/** What the booking whose form is sent to `action` begins with; undefined on the server and where nothing is known of it. */
const useBookingStart = (action: string): BookingHandover | undefined => {
  const [start, setStart] = useState<BookingHandover>()
  useEffect(() => {
    claimTab(accountOf(readSession(document.cookie)))
    const name = draftName(action)
    // What was typed for another hour is for this one too.
    const draft = readDraft(name) ?? latestDraft(draftsOf(name))
    const found = bookingStart(readBooking(Date.now()), draft)
    // The person was chosen later than this draft, which is restored after this.
    if (draft) writeDraft(name, { ...draft, ...(found && { id_pasien: String(found.patient) }) })
    if (!found) return
    // In a callback, since the form is shown first as the server has it.
    queueMicrotask(() => setStart(found))
  }, [action])
  return start
}

/** The patient of the booking: the chosen person, or the one that the form begins with. */
const usePatient = (action: string) => {
  const start = useBookingStart(action)
  const [chosen, setChosen] = useState<number>()
  return {
    start,
    patient: chosen ?? start?.patient,
    setPatient: setChosen,
    onPatient: (patient: number) => {
      setChosen(patient)
      storeBooking({ ...start, patient }, Date.now())
    },
  }
}

/** Deletes what is stored of a booking that was made. A form that has been left tells the document nothing, so its draft is not deleted by a reset. */
const forgetBooking = (action: string): void => {
  dropBooking()
  dropBegunBooking()
  dropDrafts(draftsOf(draftName(action)))
}

type Attempt = Pick<BookingControl, 'submission' | 'notice' | 'loggingIn' | 'existing' | 'welcome'>

const quiet: Attempt = {
  submission: undefined,
  notice: undefined,
  loggingIn: false,
  existing: undefined,
  welcome: undefined,
}

/** How the last attempt ended: in silence, with a refusal, or with a log-in that is needed first. */
const useAttempt = (unsent: AppointmentDetails['unsent'], typed: () => FormValues) => {
  const [attempt, setAttempt] = useState<Attempt>({ ...quiet, submission: unsent })
  return {
    attempt,
    clear: () => setAttempt(quiet),
    askForLogIn: () => {
      // Who has no account registers, and comes back here.
      storeBegunBooking(`${window.location.pathname}${window.location.search}`)
      setAttempt({ ...quiet, loggingIn: true })
    },
    greet: () => setAttempt({ ...quiet, welcome: {} }),
    refuse: ({ notice, problems = {}, existing }: Partial<Refused>) =>
      setAttempt({ ...quiet, submission: { status: 'invalid', values: typed(), problems }, notice, existing }),
  }
}

/** One piece of work at a time on the form. `onFailed`: a part of the script could not be fetched, so nothing was sent. */
const useWork = (onFailed: (problems: Pick<WriteProblems, 'notice'>) => void) => {
  const { busy, begin, end } = useBusy()
  const failed = () => onFailed({ notice: { id: navigator.onLine ? 'web.write.failed' : 'web.write.offline' } })
  return { busy, work: (begun: () => Promise<void>) => void (begin() && begun().catch(failed).finally(end)) }
}

type OnBooked = (booked: Booked, bring: string | undefined) => void

interface Sending extends Pick<ReturnType<typeof useAttempt>, 'clear' | 'askForLogIn' | 'refuse'> {
  readonly typed: () => FormValues
  readonly setPatient: (patient: number) => void
  readonly onBooked: OnBooked
}

/** Sends what was typed for a patient, and says how that ended. */
const useSending = (
  details: AppointmentDetails,
  { typed, setPatient, onBooked, clear, askForLogIn, refuse }: Sending,
) => {
  const locale = useLocale()
  return async (member: VisitorSession, patient: number): Promise<void> => {
    const values = typed()
    // A log-in that is needed now is for this person, whether they were chosen or proposed.
    setPatient(patient)
    clear()
    const { sendBooking } = await import('./send-booking.ts')
    const result = await sendBooking({ session: member, locale }, { patient, details, values })
    if (result === 'log-in') return askForLogIn()
    if (!result) return
    if ('problems' in result) return refuse(result)
    forgetBooking(details.action)
    onBooked(result, wayIn(details.payments, values)?.hint)
  }
}

interface FirstPress extends Pick<ReturnType<typeof useAttempt>, 'clear' | 'askForLogIn' | 'refuse'> {
  readonly session: VisitorSession | undefined
  readonly typed: () => FormValues
  readonly send: ReturnType<typeof useSending>
}

/** What a press begins: a log-in, or the check of what was typed, then its sending or the log-in that it needs. */
const useFirstPress = (
  details: AppointmentDetails,
  { session, typed, send, clear, askForLogIn, refuse }: FirstPress,
) => {
  const store = useStore()
  const openLogIn = async (): Promise<void> => {
    // The dialog is fetched first: if that fails, the form says so, and nothing typed is lost.
    await import('../../session/log-in-dialog.tsx')
    askForLogIn()
  }
  const book = async (): Promise<void> => {
    const values = typed()
    const problems = checkFields(bookingFields(details), values)
    if (Object.keys(problems).length > 0) return refuse({ problems })
    const patient = Number(values['id_pasien'] ?? 0)
    if (session && patient > 0) return send(session, patient)
    clear()
    // A session that the page has not read yet is no reason to ask for a log-in.
    if (session ?? memberOf(await restoreSession(store)))
      return refuse({ notice: { id: 'web.booking.patient.unknown' } })
    await openLogIn()
  }
  return { openLogIn, book }
}

/**
 * Checks the last step, asks for a log-in if there is no session, and goes on with what was typed: at once if it is known for
 * whom the appointment is, otherwise after that has been said. Who was chosen stays so until the appointment is made. `onBooked`
 * is told of it, and what to bring to it.
 */
export const useBooking = (details: AppointmentDetails, onBooked: OnBooked): BookingControl => {
  const session = memberOf(useAtomValue(sessionAtom))
  const form = useRef<HTMLFormElement>(null)
  const typed = () => formValues(new FormData(form.current ?? undefined))
  const ending = useAttempt(details.unsent, typed)
  const { attempt, clear, greet, refuse } = ending
  const { busy, work } = useWork(refuse)
  const { setPatient, ...forWhom } = usePatient(details.action)
  const send = useSending(details, { ...ending, typed, setPatient, onBooked })
  const { openLogIn, book } = useFirstPress(details, { ...ending, session, typed, send })
  /** Whether the log-in was asked for by a press that sends. */
  const isSending = useRef(false)

  return {
    ...attempt,
    busy,
    session,
    ...forWhom,
    onSubmit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      isSending.current = true
      work(book)
    },
    logInFirst: () => {
      isSending.current = false
      work(openLogIn)
    },
    onLoggedIn: (member, patients) => {
      if (!isSending.current) return greet()
      const patient = patientAfterLogIn(forWhom.patient, patients)
      if (patient === undefined) refuse({ notice: { id: 'web.booking.patient.check' } })
      else work(() => send(member, patient))
    },
    onLogInClosed: clear,
  }
}
