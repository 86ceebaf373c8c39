import type { Appointment } from './appointments.ts'

/** Whether an appointment is still to come, or under way. `now` is an instant; slots are in Jakarta, which has no summer time. */
export const isToCome = (
  { status, tanggal, jam_selesai: end }: Pick<Appointment, 'status' | 'tanggal' | 'jam_selesai'>,
  now: Date,
): boolean => status !== 'closed' && Date.parse(`${tanggal}T${end}:00+07:00`) > now.getTime()
