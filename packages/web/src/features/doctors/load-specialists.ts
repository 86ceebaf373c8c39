import { localize } from '@hospital/sdk'
import { getDoctorSchedule, listDoctors } from '@hospital/sdk/cms'
import type { SpecialistServiceCard } from '@hospital/sdk/cms'
import type { DoctorCardProps, Localizable } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toPartOf } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { doctorCardsWithTimes } from './load-doctors.ts'
import type { DoctorNames } from './load-doctors.ts'
import { codesOf } from './specialties.ts'

/** Some doctors of a specialty, beside another subject. */
export interface Specialists {
  readonly specialty: Localizable
  readonly doctors: Part<readonly DoctorCardProps[]>
  /** Where the schedules of all of them are. */
  readonly schedulesHref: string
}

/** The most doctors: each costs a look at the schedule and at the slots. */
const mostDoctors = 6

/**
 * Some active doctors of a specialty, each with the next time that can be booked; undefined for a specialty without a code. `hospitals`: only
 * those at hospitals with these codes. Contract: document `DoctorSearch`, operations `getDoctorScheduleBySlug` and `getDoctorSlots` for each.
 */
export const loadSpecialists = async (
  specialty: SpecialistServiceCard,
  names: DoctorNames,
  context: LoaderContext,
  hospitals?: readonly string[],
): Promise<Specialists | undefined> => {
  const { cms, inTime, locale } = context
  const codes = codesOf(specialty)
  const [code] = codes
  if (code === undefined) return undefined
  const asked = listDoctors(cms, { specialtyCodes: codes, hospitalCodes: hospitals, pageSize: mostDoctors })
  // Prefetched also where the page does not wait for the doctors: equal reads in flight are joined.
  void asked.then(({ data }) => data?.items.forEach(({ slug }) => slug && void getDoctorSchedule(cms, slug)))
  const found = await inTime(asked)
  return {
    specialty: localize(specialty, 'nama', locale),
    doctors: await toPartOf(found, ({ items }) => doctorCardsWithTimes(items, names, context)),
    schedulesHref: href(locale, 'doctorSchedules', undefined, { spesialis: code }),
  }
}
