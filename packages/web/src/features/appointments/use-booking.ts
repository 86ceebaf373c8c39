import { useLocale } from '@hospital/ui'
import { useAtomValue, useStore } from 'jotai'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { formValues } from '../../forms/submission.ts'
import type { FormValues, Submission } from '../../forms/submission.ts'
import type { Patient } from '../../session/log-in.ts'
import { sessionAtom } from '../../session/visitor-session.ts'
import type { VisitorSession } from '../../session/visitor-session.ts'
import { checkBooking } from './check-booking.ts'
import type { AppointmentDetails } from './load-appointment.ts'
import type { Booked, BookingOutcome } from './send-booking.ts'

/** The calls are fetched when they are needed: most who look at the last step have yet to fill it in. */
const calls = async () => ({
  ...(await import('./send-booking.ts')),
  ...(await import('../../personal-data/personal-data.ts')),
  ...(await import('../../session/begin-session.ts')),
})

/** The dialog is fetched first: if that fails, the form says so, and nothing typed is lost. */
const logInDialog = () => import('../../session/log-in-dialog.tsx')

/** A session of a patient that can be used. */
const memberOf = (session: VisitorSession | undefined): VisitorSession | undefined =>
  session?.account.kind === 'member' && !session.isExpired ? session : undefined

/** A part of the script could not be fetched, so nothing was sent. */
const notSent = (): BookingOutcome => ({ problem: navigator.onLine ? 'web.booking.failed' : 'web.booking.offline' })

/** The last step of an appointment, as it goes on. */
export interface BookingControl {
  readonly submission: Submission | undefined
  readonly outcome: BookingOutcome | undefined
  readonly busy: boolean
  /** The patient who is logged in, for whose family the appointment may be; undefined without one. */
  readonly session: VisitorSession | undefined
  /** Whether to ask for a log-in now. */
  readonly loggingIn: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onLoggedIn: (session: VisitorSession, patients: readonly Patient[]) => void
  readonly onLogInClosed: () => void
}

/**
 * Checks the last step, asks for a log-in if there is no session, and goes on with what was typed: at once if the
 * appointment can be for one person only, otherwise after it has been said for whom. `onBooked` is told of an appointment
 * that was made, and what to bring to it.
 */
export const useBooking = (
  details: AppointmentDetails,
  onBooked: (booked: Booked, bring: string | undefined) => void,
): BookingControl => {
  const locale = useLocale()
  const visitor = useAtomValue(sessionAtom)
  const [submission, setSubmission] = useState(details.unsent)
  const [outcome, setOutcome] = useState<BookingOutcome>()
  const [busy, setBusy] = useState(false)
  const [loggingIn, setLoggingIn] = useState(false)
  const pending = useRef<FormValues>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const store = useStore()
  const session = memberOf(visitor)

  const show = (result: BookingOutcome, values: FormValues) => {
    pending.current = values
    setLoggingIn(result === 'log-in')
    setOutcome(result)
    if (result === 'log-in') return
    if ('problems' in result) setSubmission({ status: 'invalid', values, problems: result.problems })
    if (!('booked' in result)) return
    // Its draft goes with this.
    form.current?.reset()
    onBooked(result.booked, details.payments.find(({ value }) => value === values['jenis_pembayaran'])?.hint)
  }

  const send = async (member: VisitorSession, values: FormValues, patient: number) => {
    setBusy(true)
    const result = await calls()
      .then(({ expireSessionAtom, personalDataOf, sendBooking }) => {
        const onExpired = (id: number) => store.set(expireSessionAtom, id)
        return sendBooking(personalDataOf({ session: member, locale, onExpired }), patient, details.wish, values)
      })
      .catch(notSent)
    setBusy(false)
    if (result) show(result, values)
  }

  /** A session that the page has not read yet is no reason to ask for a log-in. */
  const findSession = async () => {
    const { restoreSessionAtom } = await import('../../session/restore-session.ts')
    if (memberOf(store.set(restoreSessionAtom))) return setOutcome({ problem: 'web.booking.patient.unknown' })
    await logInDialog()
    return setLoggingIn(true)
  }

  const attempt = (values: FormValues) => {
    const problems = checkBooking(values, details)
    if (Object.keys(problems).length > 0) return setSubmission({ status: 'invalid', values, problems })
    setSubmission(undefined)
    setOutcome(undefined)
    pending.current = values
    if (!session) return void findSession().catch(() => setOutcome(notSent()))
    const patient = Number(values['id_pasien'] ?? 0)
    if (patient > 0) return void send(session, values, patient)
    return setOutcome({ problem: 'web.booking.patient.unknown' })
  }

  return {
    submission,
    outcome,
    busy,
    session,
    loggingIn,
    onSubmit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      if (!busy) attempt(formValues(new FormData(event.currentTarget)))
    },
    onLoggedIn: (member, patients) => {
      setLoggingIn(false)
      const [only, ...others] = patients
      if (only && others.length === 0 && pending.current) void send(member, pending.current, only.id)
    },
    onLogInClosed: () => setLoggingIn(false),
  }
}
