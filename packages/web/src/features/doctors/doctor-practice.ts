import type { HospitalCard, DoctorSchedule } from '@hospital/sdk/cms'
import type { Chat, ContactButtonsProps, PracticeCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import { contactOf } from '../../shared/contact-of.ts'
import type { Reachable } from '../../shared/contact-of.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { doctorCard } from './doctor-cards.ts'
import type { Weekday } from './practice.ts'
import { hospitalByCode } from './specialties.ts'
import { todayOf } from './today.ts'
import { weekLines } from './week.ts'

// A doctor at a hospital: where an appointment is made, whom to ask, and the week.

/** What is known of an appointment with a doctor: hospital and specialty by their codes. */
interface AppointmentPlace {
  readonly hospital?: string | null | undefined
  readonly specialty?: string | null | undefined
  readonly day?: Weekday | undefined
}

/** Where an appointment with a doctor is made. */
export const appointmentHref = (
  locale: LoaderContext['locale'],
  doctor: string,
  { hospital, specialty, day }: AppointmentPlace = {},
): string =>
  href(locale, 'appointmentCreation', undefined, {
    dokter: doctor,
    ...(hospital && { rs: hospital }),
    ...(specialty && { spesialis: specialty }),
    ...(day && { hari: day }),
  })

const question = (doctor: string, { nama }: Reachable, message: LoaderContext['message']): string =>
  message('web.doctor.ask', { doctor, hospital: nama ?? '' })

/** Whom to ask about a doctor: the hospital, in a conversation that begins with the doctor's name. */
export const askAbout = (
  doctor: string,
  hospital: HospitalCard | undefined,
  message: LoaderContext['message'],
): ContactButtonsProps | undefined => hospital && contactOf(hospital, message, question(doctor, hospital, message))

/** The same as one button on a card: the WhatsApp chat of the doctor's hospital; none if the hospital has no number. */
export const chatAbout = (
  doctor: string,
  hospital: Reachable | undefined,
  message: LoaderContext['message'],
): Chat | undefined =>
  hospital?.nomor_whatsapp ? { number: hospital.nomor_whatsapp, text: question(doctor, hospital, message) } : undefined

/** A row of the list of schedules; `day` is the day of the week that the list was narrowed to. */
export const practiceCard = (
  row: DoctorSchedule,
  hospitals: readonly HospitalCard[],
  context: LoaderContext,
  day?: Weekday,
): PracticeCardProps[] => {
  const { locale, now, message } = context
  const code = row.rumah_sakit?.kode_mapping_rs
  return doctorCard(row, context).map(({ today: _today, practice: _practice, remark: _remark, ...card }) => ({
    ...card,
    today: todayOf(row, now),
    lines: weekLines(row.jadwal, locale),
    appointmentHref: appointmentHref(locale, row.dokter?.slug ?? '', {
      hospital: code,
      specialty: row.layanan_spesialis?.kode_spesialis,
      day,
    }),
    contact: askAbout(card.name, hospitalByCode(hospitals, code), message),
  }))
}
