import { limits } from '@hospital/sdk'
import type { HospitalCard, DoctorSchedule } from '@hospital/sdk/cms'
import type { PracticeCardProps } from '@hospital/ui'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { doctorCard } from './doctor-cards.ts'
import { appointmentHref, askAbout } from './doctor-practice.ts'
import { nextBooking } from './next-booking.ts'
import { hospitalByCode } from './specialties.ts'
import { todayOf } from './today.ts'
import { weekLines } from './week.ts'
import type { Weekday } from './weekdays.ts'

const practiceCard = (
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

/**
 * The rows of a list of schedules. Only the first ten get the next bookable time: some specialties have more doctors than one page should
 * ask the booking service about. `day`: the day of the week that filters the list.
 */
export const practiceCards = async (
  rows: readonly DoctorSchedule[],
  hospitals: readonly HospitalCard[],
  context: LoaderContext,
  day?: Weekday,
): Promise<readonly PracticeCardProps[]> => {
  const cards = rows.map(async (row, index) => {
    const booking = index < limits.schedulePage ? await nextBooking(row, context, day) : undefined
    return practiceCard(row, hospitals, context, day).map((card) => ({ ...card, ...booking }))
  })
  return (await Promise.all(cards)).flat()
}
