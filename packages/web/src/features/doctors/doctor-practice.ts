import type { CalendarDate } from '@hospital/sdk'
import type { HospitalCard } from '@hospital/sdk/cms'
import type { Chat, ContactButtonsProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { Reachable } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import type { Weekday } from './weekdays.ts'

// A doctor at a hospital: the link to book, and the contact.

/** The known choices of an appointment with a doctor: hospital and specialty by their codes. */
interface AppointmentPlace {
  readonly hospital?: string | null | undefined
  readonly specialty?: string | null | undefined
  readonly day?: Weekday | undefined
  readonly date?: CalendarDate | undefined
  /** `HH:mm` of that date. */
  readonly time?: string | undefined
}

/** The address that books an appointment with a doctor. */
export const appointmentHref = (
  locale: LoaderContext['locale'],
  doctor: string,
  { hospital, specialty, day, date, time }: AppointmentPlace = {},
): string =>
  href(locale, 'appointmentCreation', undefined, {
    dokter: doctor,
    ...(hospital && { rs: hospital }),
    ...(specialty && { spesialis: specialty }),
    ...(day && { hari: day }),
    ...(date && { tanggal: date }),
    ...(date && time && { jam: time }),
  })

const question = (doctor: string, { nama }: Reachable, message: LoaderContext['message']): string =>
  message('web.doctor.ask', { doctor, hospital: nama ?? '' })

/** The contact for questions about a doctor: the hospital, with a message that begins with the doctor's name. */
export const askAbout = (
  doctor: string,
  hospital: HospitalCard | undefined,
  message: LoaderContext['message'],
): ContactButtonsProps | undefined => hospital && contactOf(hospital, message, question(doctor, hospital, message))

/** The contact as one button on a card: the WhatsApp chat of the doctor's hospital. None if the hospital has no number. */
export const chatAbout = (
  doctor: string,
  hospital: Reachable | undefined,
  message: LoaderContext['message'],
): Chat | undefined =>
  hospital?.nomor_whatsapp ? { number: hospital.nomor_whatsapp, text: question(doctor, hospital, message) } : undefined
