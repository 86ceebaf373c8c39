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

/** The session, if it is a patient's and can be used. */
const memberOf = (session: VisitorSession | undefined): VisitorSession | undefined =>
  session?.account.kind === 'member' && !session.isExpired ? session : undefined

/** The state of the last step of an appointment. */
export interface BookingControl
  extends
    Pick<WriteForm, 'submission' | 'notice' | 'busy' | 'onSubmit'>,
    Pick<BookingView, 'patient' | 'onPatient' | 'start'> {
  /** The session of the logged-in patient, whose family the appointment may be for; undefined without one. */
  readonly session: VisitorSession | undefined
  /** Whether to ask for a log-in now. */
  readonly loggingIn: boolean
  /** The existing appointment, if it may be the reason for a refusal. */
  readonly existing: Refused['existing']
  /** A new object after each log-in that came before anything was sent. */
  readonly welcome: object | undefined
  /** Asks for a log-in before anything is sent. */
  readonly logInFirst: () => void
  readonly onLoggedIn: (session: VisitorSession, patients: readonly Patient[]) => void
  readonly onLogInClosed: () => void
}

/** The prefix of the names of all drafts of this booking, for every time. */
const draftsOf = (name: string): string => `${name.split('?')[0]}?`

/** The initial data of the booking whose form is sent to `action`; undefined on the server, and if nothing is known. */
const useBookingStart = (action: string): BookingHandover | undefined => {
  const [start, setStart] = useState<BookingHandover>()
  useEffect(() => {
    claimTab(accountOf(readSession(document.cookie)))
    const name = draftName(action)
    // The values typed for another time count for this one too.
    const draft = readDraft(name) ?? latestDraft(draftsOf(name))
    const found = bookingStart(readBooking(Date.now()), draft)
    // The person was chosen after this draft was stored, and the draft is restored after this effect.
    if (draft) writeDraft(name, { ...draft, ...(found && { id_pasien: String(found.patient) }) })
    if (!found) return
    // In a callback, since the first render must equal the server's.
    queueMicrotask(() => setStart(found))
  }, [action])
  return start
}

/** The patient of the booking: the chosen person, or the one from the initial data. */
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

/**
 * Deletes the stored data of a booking that was made. The draft is deleted here too: if the visitor has left the form, no reset of the form
 * does it.
 */
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

/** How the last attempt ended: without a message, with a refusal, or with a log-in that is needed first. */
const useAttempt = (unsent: AppointmentDetails['unsent'], typed: () => FormValues) => {
  const [attempt, setAttempt] = useState<Attempt>({ ...quiet, submission: unsent })
  return {
    attempt,
    clear: () => setAttempt(quiet),
    askForLogIn: () => {
      // A visitor without an account registers, and comes back here.
      storeBegunBooking(`${window.location.pathname}${window.location.search}`)
      setAttempt({ ...quiet, loggingIn: true })
    },
    greet: () => setAttempt({ ...quiet, welcome: {} }),
    refuse: ({ notice, problems = {}, existing }: Partial<Refused>) =>
      setAttempt({ ...quiet, submission: { status: 'invalid', values: typed(), problems }, notice, existing }),
  }
}

/** Allows one action on the form at a time. `onFailed`: a part of the script could not be fetched, so nothing was sent. */
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

/** Sends the typed values for a patient, and reports how that ended. */
const useSending = (
  details: AppointmentDetails,
  { typed, setPatient, onBooked, clear, askForLogIn, refuse }: Sending,
) => {
  const locale = useLocale()
  return async (member: VisitorSession, patient: number): Promise<void> => {
    const values = typed()
    // The needed log-in is for this person, whether they were chosen or proposed.
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

/** The action of a press: it asks for a log-in, or checks the form, and then sends it or asks for the log-in that it needs. */
const useFirstPress = (
  details: AppointmentDetails,
  { session, typed, send, clear, askForLogIn, refuse }: FirstPress,
) => {
  const store = useStore()
  const openLogIn = async (): Promise<void> => {
    // The dialog is fetched first: if that fails, the form says so, and no typed value is lost.
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
    // The page may not have read an existing session yet: that is no reason to ask for a log-in.
    if (session ?? memberOf(await restoreSession(store)))
      return refuse({ notice: { id: 'web.booking.patient.unknown' } })
    await openLogIn()
  }
  return { openLogIn, book }
}

/**
 * Checks the last step, asks for a log-in if there is no session, and goes on with the typed values. If the patient is known, it sends them
 * at once, otherwise after the visitor has chosen. The chosen patient stays until the appointment is made. `onBooked` gets the appointment,
 * and what to bring to it.
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
  /** Whether a press that sends asked for the log-in. */
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
