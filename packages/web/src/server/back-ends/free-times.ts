import type { ReadThrough, Result } from '@hospital/sdk'
import type { MemberClient } from '@hospital/sdk/member'
import { freeTimeOn } from '../../features/doctors/free-time.ts'
import type { FreeTime, FreeTimes, FreeTimeWish } from '../../shared/loading/free-times.ts'
import { withTimeout } from '../../shared/loading/with-timeout.ts'

/** What free times are found with. */
export interface FreeTimesOptions {
  /** Without a token. */
  readonly member: Pick<MemberClient, 'getDoctorSlots'>
  /** Caches what was found, for some seconds. Default: no cache. */
  readonly cache: ReadThrough | undefined
  /** Milliseconds that a page waits for one; 0 for no free times. A cache has the same limit, and goes on looking for the next page. */
  readonly timeout: number
}

/** How many doctors are looked up at once. Beyond, cards tell the days of practice: a crawler must not become a load of the booking service. */
const mostAtOnce = 40

const notNow = (timeout: number): Result<never> => ({
  error: { kind: 'timeout', timeout, operation: 'getDoctorSlots', requestId: '' },
})

/** Finds free times date by date, so that most doctors take one call. A date that cannot be read ends it: a place may be free on it. */
export const createFreeTimes = ({ member, cache, timeout }: FreeTimesOptions): FreeTimes => {
  let running = 0

  const firstFree = async ({ dates: [tanggal, ...later], ...wish }: FreeTimeWish): Promise<Result<FreeTime | null>> => {
    if (tanggal === undefined) return { data: null }
    const { doctor: kodedokter, specialty: kdspesial } = wish
    const { data, error } = await member.getDoctorSlots({ body: { tanggal, kodedokter, kdspesial } })
    if (error) return { error }
    const free = freeTimeOn(data.data, wish.hospital, wish.now)
    return free ? { data: free } : firstFree({ ...wish, dates: later })
  }

  const limited = async (wish: FreeTimeWish): Promise<Result<FreeTime | null>> => {
    if (running >= mostAtOnce) return notNow(0)
    running += 1
    return firstFree(wish).finally(() => (running -= 1))
  }

  return (wish) => {
    if (timeout === 0) return Promise.resolve(notNow(0))
    const { doctor, specialty, hospital, dates } = wish
    const find = () => limited(wish)
    return cache
      ? cache(`freeTime ${JSON.stringify([doctor, specialty, hospital, dates])}`, find)
      : withTimeout(find(), timeout, () => notNow(timeout))
  }
}
