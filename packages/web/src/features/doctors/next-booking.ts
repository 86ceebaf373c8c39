import { isBookable } from '@hospital/sdk'
import type { DoctorSchedule } from '@hospital/sdk/cms'
import type { DoctorCardProps } from '@hospital/ui'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { doctorCard } from './doctor-cards.ts'
import { appointmentHref } from './doctor-practice.ts'
import { bookingWords, datesToTry, practisedCode } from './free-time.ts'
import type { Weekday } from './weekdays.ts'

/** The card's words for the next bookable time, with the link to book it. */
export type NextBooking = Required<Pick<DoctorCardProps, 'bookingLabel' | 'appointmentHref'>>

/**
 * The next bookable time with a doctor at the hospital of a row. Undefined if that is not known now, or if the next days of practice are
 * full. `day`: only on this day of the week. Contract: operation `getDoctorSlots`, once for each date until one is free.
 */
export const nextBooking = async (
  row: DoctorSchedule,
  context: LoaderContext,
  day?: Weekday,
): Promise<NextBooking | undefined> => {
  const { freeTimes, inTime, locale, now } = context
  const { dokter: doctor, rumah_sakit: place, jadwal } = row
  const hospital = place?.kode_mapping_rs
  const specialty = practisedCode(row)
  const dates = datesToTry(jadwal, now, day)
  if (!doctor.kode || !doctor.slug || !hospital || !specialty || dates.length === 0) return undefined
  const found = await inTime(freeTimes({ doctor: doctor.kode, specialty, hospital, dates, now }))
  const free = found?.data
  // A time that was read some seconds ago may have begun since.
  if (!free || !isBookable(free.date, free.time, now)) return undefined
  return {
    bookingLabel: bookingWords(free, context),
    appointmentHref: appointmentHref(locale, doctor.slug, { hospital, specialty, day, ...free }),
  }
}

/** The data of a doctor's card from a row: today's state, and the next bookable time there, or the next practice if that is not known. */
export const todayAndNext = async (row: DoctorSchedule, context: LoaderContext): Promise<Partial<DoctorCardProps>> => {
  const [card] = doctorCard(row, context)
  if (!card) return {}
  const { today, practice, remark } = card
  return { today, ...((await nextBooking(row, context)) ?? { practice, remark }) }
}
