import { jakartaDate, jakartaTime } from '@hospital/sdk'

/** Whether a slot can still be had: one of today that has begun cannot. `day` as YYYY-MM-DD and `time` as HH:mm, both in Jakarta. */
export const isToCome = (day: string, time: string, now: Date): boolean =>
  day !== jakartaDate(now) || time > jakartaTime(now)
