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

/** Where an appointment with a doctor is made: at a hospital (its code), on a day of the week. */
export const appointmentHref = (
  locale: LoaderContext['locale'],
  doctor: string,
  hospital?: string | null,
  day?: Weekday,
): string =>
  href(locale, 'appointmentCreation', undefined, {
    dokter: doctor,
    ...(hospital && { rs: hospital }),
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

/** The same as one button on a card: the doctor's own hospital on WhatsApp, or none where it is not there. */
export const chatAbout = (
  doctor: string,
  hospital: Reachable | undefined,
  message: LoaderContext['message'],
): Chat | undefined =>
  hospital?.nomor_whatsapp ? { number: hospital.nomor_whatsapp, text: question(doctor, hospital, message) } : undefined

/** A row of the list of schedules. */
export const practiceCard = (
  row: DoctorSchedule,
  hospitals: readonly HospitalCard[],
  context: LoaderContext,
): PracticeCardProps[] => {
  const { locale, now, message } = context
  const code = row.rumah_sakit?.kode_mapping_rs
  return doctorCard(row, context).map(({ today: _today, practice: _practice, remark: _remark, ...card }) => ({
    ...card,
    today: todayOf(row, now),
    lines: weekLines(row.jadwal, locale),
    appointmentHref: appointmentHref(locale, row.dokter?.slug ?? '', code),
    contact: askAbout(card.name, hospitalByCode(hospitals, code), message),
  }))
}
