import { localize } from '@hospital/sdk'
import { listDoctors } from '@hospital/sdk/cms'
import type { SpecialistServiceCard } from '@hospital/sdk/cms'
import type { DoctorCardProps, Localizable } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { toPartOf } from '../../shared/loading/part.ts'
import type { Part } from '../../shared/loading/part.ts'
import { doctorCardsOf } from './load-doctors.ts'
import type { DoctorNames } from './load-doctors.ts'
import { schedulesOfEveryCode } from './of-every-code.ts'
import { codesOf } from './specialties.ts'

/** Some doctors of a specialty, for a page about another subject. */
export interface Specialists {
  readonly specialty: Localizable
  readonly doctors: Part<readonly DoctorCardProps[]>
  /** The link to the schedules of all of them. */
  readonly schedulesHref: string
}

/** The most doctors: each of them costs a read of the slots. */
const mostDoctors = 6

/**
 * Some active doctors of a specialty, each with the next bookable time; undefined for a specialty without a code. `hospitals`: only doctors
 * at hospitals with these codes. Contract: document `DoctorSearch`, operation `listDoctorSchedules`, and `getDoctorSlots` for each.
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
  const [found, schedules] = await Promise.all([
    inTime(listDoctors(cms, { specialtyCodes: codes, hospitalCodes: hospitals, pageSize: mostDoctors })),
    inTime(schedulesOfEveryCode(cms, codes)),
  ])
  return {
    specialty: localize(specialty, 'nama', locale),
    doctors: await toPartOf(found, ({ items }) => doctorCardsOf(items, schedules?.data ?? [], names, context)),
    schedulesHref: href(locale, 'doctorSchedules', undefined, { spesialis: code }),
  }
}
