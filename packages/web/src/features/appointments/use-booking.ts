import { useLocale } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { formValues } from '../../forms/submission.ts'
import type { FormValues, Submission } from '../../forms/submission.ts'
import { accountAtom } from '../../session/account-atom.ts'
import type { Patient } from '../../session/log-in.ts'
import { readMemberToken } from '../../session/member-token.ts'
import { checkBooking } from './check-booking.ts'
import type { AppointmentDetails } from './load-appointment.ts'
import type { Booked, BookingOutcome } from './send-booking.ts'

/** The calls come when they are needed: most who look at the last step have yet to fill it in. */
const calls = () => import('./send-booking.ts')

/** The dialog is fetched first: where that fails, the form says so, and nothing typed is lost. */
const logInDialog = () => import('../../session/log-in-dialog.tsx')

/** A part of the script could not be fetched, so nothing was sent. */
const notSent = (): BookingOutcome => ({ problem: navigator.onLine ? 'web.booking.failed' : 'web.booking.offline' })

/** The last step of an appointment, as it goes on. */
export interface BookingControl {
  readonly submission: Submission | undefined
  readonly outcome: BookingOutcome | undefined
  readonly busy: boolean
  /** Whom the appointment may be for; empty without a session. */
  readonly patients: readonly Patient[]
  /** Whether to ask for a log-in now. */
  readonly loggingIn: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onLoggedIn: (patients: readonly Patient[]) => void
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
  const account = useAtomValue(accountAtom)
  const [submission, setSubmission] = useState(details.unsent)
  const [outcome, setOutcome] = useState<BookingOutcome>()
  const [busy, setBusy] = useState(false)
  const [patients, setPatients] = useState<readonly Patient[]>([])
  const [loggingIn, setLoggingIn] = useState(false)
  const pending = useRef<FormValues>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const memberId = account?.kind === 'member' ? account.id : undefined

  useEffect(() => {
    if (memberId === undefined || readMemberToken() === null) return
    const load = async () => setPatients((await (await calls()).loadPatients(locale, memberId)) ?? [])
    load().catch(() => undefined)
  }, [memberId, locale])

  const send = async (values: FormValues, patient: number) => {
    setBusy(true)
    const result = await calls()
      .then(({ sendBooking }) => sendBooking(locale, patient, details.wish, values))
      .catch(notSent)
    setBusy(false)
    pending.current = values
    setLoggingIn(result === 'log-in')
    setOutcome(result)
    if (result === 'log-in' || !('booked' in result)) return
    // Its draft goes with this.
    form.current?.reset()
    onBooked(result.booked, details.payments.find(({ value }) => value === values['jenis_pembayaran'])?.hint)
  }

  const attempt = (values: FormValues) => {
    const problems = checkBooking(values, details)
    if (Object.keys(problems).length > 0) return setSubmission({ status: 'invalid', values, problems })
    setSubmission(undefined)
    setOutcome(undefined)
    const patient = Number(values['id_pasien'] ?? 0)
    if (patient > 0) return void send(values, patient)
    pending.current = values
    logInDialog().then(
      () => setLoggingIn(true),
      () => setOutcome(notSent()),
    )
  }

  return {
    submission,
    outcome,
    busy,
    patients,
    loggingIn,
    onSubmit: (event) => {
      event.preventDefault()
      form.current = event.currentTarget
      if (!busy) attempt(formValues(new FormData(event.currentTarget)))
    },
    onLoggedIn: (found) => {
      setLoggingIn(false)
      setPatients(found)
      const [only, ...others] = found
      if (only && others.length === 0 && pending.current) void send(pending.current, only.id)
    },
    onLogInClosed: () => setLoggingIn(false),
  }
}
