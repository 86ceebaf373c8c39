import type { ReadThrough } from '@hospital/sdk'
import type { MemberClient } from '@hospital/sdk/member'
import type { DoctorDays } from '../../shared/loading/doctor-days.ts'

/** Reads days of doctors from the booking service. Contract: operation `getDoctorSlots`. */
export const readDoctorDays =
  ({ getDoctorSlots }: Pick<MemberClient, 'getDoctorSlots'>): DoctorDays =>
  async ({ doctor, specialty, date }) => {
    const { data, error } = await getDoctorSlots({
      body: { tanggal: date, kodedokter: doctor, kdspesial: specialty },
    })
    return error ? { error } : { data: data.data }
  }

/** Days of doctors through a cache, which calendars and cards share. Without a cache, every read is a call. */
export const cachedDays = (read: DoctorDays, cache: ReadThrough | undefined): DoctorDays =>
  cache
    ? (asked) =>
        cache(`getDoctorSlots ${JSON.stringify([asked.doctor, asked.specialty, asked.date])}`, () => read(asked))
    : read
