import type { ReadThrough, Result } from '@hospital/sdk'
import { freeTimeOn } from '../../features/doctors/free-time.ts'
import type { DoctorDays } from '../../shared/loading/doctor-days.ts'
import type { FreeTime, FreeTimes, FreeTimeWish } from '../../shared/loading/free-times.ts'
import { withTimeout } from '../../shared/loading/with-timeout.ts'
import { cachedDays } from './doctor-days.ts'

/** The options of free times. */
export interface FreeTimesOptions {
  readonly read: DoctorDays
  /** Caches the days that are read. Default: no cache. */
  readonly cache: ReadThrough | undefined
  /** Milliseconds that a page waits for a free time; 0 for no free times. After a timeout the read goes on, for the next page. */
  readonly timeout: number
}

/** How many days are read at once. Above that, cards show the days of practice: a crawler must not overload the booking service. */
const mostAtOnce = 40

const notNow = (timeout: number): Result<never> => ({
  error: { kind: 'timeout', timeout, operation: 'getDoctorSlots', requestId: '' },
})

const limited = (read: DoctorDays): DoctorDays => {
  let running = 0
  return async (asked) => {
    if (running >= mostAtOnce) return notNow(0)
    running += 1
    return read(asked).finally(() => (running -= 1))
  }
}

/**
 * Finds free times date by date, so that most doctors take one call. The search for a doctor ends at a date that cannot be read, since that
 * date may have a free place.
 */
export const createFreeTimes = ({ read, cache, timeout }: FreeTimesOptions): FreeTimes => {
  const days = cachedDays(limited(read), cache)

  const firstFree = async ({ dates: [date, ...later], ...wish }: FreeTimeWish): Promise<Result<FreeTime | null>> => {
    if (date === undefined) return { data: null }
    const { data, error } = await days({ doctor: wish.doctor, specialty: wish.specialty, date })
    if (error) return { error }
    const free = freeTimeOn(data, wish)
    return free ? { data: free } : firstFree({ ...wish, dates: later })
  }

  return (wish) =>
    timeout === 0
      ? Promise.resolve(notNow(0))
      : withTimeout<Result<FreeTime | null>>(firstFree(wish), timeout, () => notNow(timeout))
}
