import type { ContactButtonsProps, PracticeCardProps, PracticeState } from '@hospital/ui'
import { href } from '../routes/href.ts'
import { contactOf } from './contact.ts'
import type { LoaderContext } from './context.ts'
import { doctorCard, practiceStates } from './doctor-cards.ts'
import type { ScheduleRow } from './doctor-cards.ts'
import { jakartaWeekday } from './practice.ts'
import type { Weekday } from './practice.ts'
import { hospitalByCode } from './specialties.ts'
import type { HospitalEntry } from './specialties.ts'
import { weekLines } from './week.ts'

// A doctor at a hospital: where an appointment is made, whom to ask, and the week.

/** Where an appointment with a doctor is made: at a hospital (its code), on a day of the week. */
export const appointmentHref = (locale: LoaderContext['locale'], doctor: string, hospital?: string | null, day?: Weekday): string =>
  href(locale, 'appointmentCreation', undefined, { dokter: doctor, ...(hospital && { rs: hospital }), ...(day && { hari: day }) })

/** Whom to ask about a doctor: the hospital, in a conversation that begins with the doctor's name. */
export const askAbout = (doctor: string, hospital: HospitalEntry | undefined, message: LoaderContext['message']): ContactButtonsProps | undefined =>
  hospital && contactOf(hospital, message, message('web.doctor.ask', { doctor, hospital: hospital.nama ?? '' }))

/** A doctor's today at a hospital. `tidak_praktik` is told apart from a hospital that does not report. */
export const todayOf = ({ status_hari_ini: state }: ScheduleRow): PracticeState | 'absent' | undefined =>
  state === 'tidak_praktik' ? 'absent' : practiceStates[state ?? '']

/** A row of the list of schedules. */
export const practiceCard = (row: ScheduleRow, hospitals: readonly HospitalEntry[], { locale, now, message }: LoaderContext): PracticeCardProps[] => {
  const code = row.rumah_sakit?.kode_mapping_rs
  return doctorCard(row, jakartaWeekday(now), locale).map(({ today: _today, practice: _practice, ...card }) => ({
    ...card,
    today: todayOf(row),
    lines: weekLines(row.jadwal, locale),
    appointmentHref: appointmentHref(locale, row.dokter?.slug ?? '', code),
    contact: askAbout(card.name, hospitalByCode(hospitals, code), message),
  }))
}
