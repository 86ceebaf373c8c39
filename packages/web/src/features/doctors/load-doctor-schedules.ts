import type { Result } from '@hospital/sdk'
import { limits } from '@hospital/sdk'
import type { CmsPage, DoctorSchedule, SpecialistServiceCard } from '@hospital/sdk/cms'
import { listDoctorSchedules } from '@hospital/sdk/cms'
import type { PracticeCardProps } from '@hospital/ui'
import { href } from '../../routes/href.ts'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { isWholeList, listPages, pageAmong, pageOf, pageWithin } from '../../shared/loading/list-query.ts'
import type { ListPages } from '../../shared/loading/list-query.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { printedAddress } from '../../shared/loading/qr-code.ts'
import type { PrintedAddress } from '../../shell/print-head.tsx'
import { allSchedules, widestPage } from './all-schedules.ts'
import { fixedWeekday, weekdayOf } from './day-choice.ts'
import { findDoctorsBy, likelyFilters } from './doctor-finder.ts'
import type { DoctorFilterForm, DoctorFilters } from './doctor-finder.ts'
import { practisedCode } from './free-time.ts'
import type { Offer } from './instead.ts'
import { loadInstead } from './load-instead.ts'
import type { InsteadOfDoctors } from './load-instead.ts'
import { ofEveryCode } from './of-every-code.ts'
import { practiceCards } from './practice-cards.ts'
import { specialtyCodeAt, specialtyCodes } from './specialties.ts'
import { weekdays } from './weekdays.ts'

/** Doctors with their week, once for each hospital at which they practise. */
export interface DoctorSchedulesData {
  readonly form: DoctorFilterForm
  readonly pages: ListPages
  readonly doctors: readonly PracticeCardProps[]
  /** Set if no doctor was found. */
  readonly instead: InsteadOfDoctors | undefined
  /** Without the filters, since they may include a name. */
  readonly printed: PrintedAddress
}

/** The codes of a specialty. At one hospital there is only one. */
const specialtyCodesOf = (
  specialty: string | undefined,
  hospital: string | undefined,
  specialties: readonly SpecialistServiceCard[],
): readonly string[] => {
  if (specialty === undefined) return []
  return hospital === undefined
    ? specialtyCodes(specialties, specialty)
    : [specialtyCodeAt(specialties, specialty, hospital)]
}

/** The filters as parameters of the schedule service. */
const conditionsOf = (
  { hospital, specialty, day, doctor }: DoctorFilters,
  specialties: readonly SpecialistServiceCard[],
  now: Date,
) => ({
  hospitalCode: hospital,
  specialtyCodes: specialtyCodesOf(specialty, hospital, specialties),
  day: weekdayOf(day, now),
  doctorName: doctor,
})

const byDoctor = (left: DoctorSchedule, right: DoctorSchedule): number =>
  (left.dokter.nama ?? '').localeCompare(right.dokter.nama ?? '')

/** A page of the rows. With several codes all rows are read, since the route pages each code by itself. */
const pageOfSchedules =
  ({ cms, query }: LoaderContext) =>
  async (
    filters: ReturnType<typeof conditionsOf>,
    pageSize: number = limits.schedulePage,
  ): Promise<Result<CmsPage<DoctorSchedule>>> => {
    const { specialtyCodes: codes, ...conditions } = filters
    const asked = pageOf(query)
    if (codes.length <= 1)
      return pageWithin(asked, (page) =>
        listDoctorSchedules(cms, { ...conditions, specialtyCode: codes[0], page, pageSize }),
      )
    const rows = await ofEveryCode(
      codes,
      (specialtyCode) => allSchedules(cms, { ...conditions, specialtyCode }),
      byDoctor,
    )
    return rows.error ? rows : { data: pageAmong(rows.data, asked, { pageSize }) }
  }

/** The offers in rows of the schedules. */
const toOffers = ({ data, error }: Result<CmsPage<DoctorSchedule>>): Result<readonly Offer[]> =>
  error
    ? { error }
    : {
        data: data.items.map((row) => ({
          hospital: row.rumah_sakit?.kode_mapping_rs ?? undefined,
          specialty: practisedCode(row),
          days: weekdays.filter((day) => row.jadwal.some(({ hari }) => hari === day)),
        })),
      }

/** Loads a page of the doctors' schedules. Contract: operations `listDoctorSchedules`, `getDoctorSlots`. */
export const loadDoctorSchedules: PageLoader<DoctorSchedulesData> = async (context) => {
  const { locale, message, origin } = context
  const rowsFor = pageOfSchedules(context)
  // Prefetched before the specialties are known: equal reads in flight are joined.
  void rowsFor(conditionsOf(likelyFilters(context.query), [], context.now))
  const { filters, form, query, hospitals, specialties } = await findDoctorsBy(context, 'doctorSchedules')
  return fromResult(await rowsFor(conditionsOf(filters, specialties, context.now)), async (found) => {
    const doctors = await practiceCards(found.items, hospitals, context, fixedWeekday(filters.day))
    const pages = listPages(found, query, doctors.length)
    const offersFor = async (others: DoctorFilters) =>
      toOffers(await rowsFor(conditionsOf(others, specialties, context.now), widestPage))
    const instead =
      doctors.length === 0
        ? await loadInstead({ list: 'doctorSchedules', filters, offersFor, hospitals, specialties }, context)
        : undefined
    return {
      kind: 'page',
      data: { form, pages, doctors, instead, printed: printedAddress(`${origin}${href(locale, 'doctorSchedules')}`) },
      meta: {
        title: message('web.schedules.title'),
        description: message('web.schedules.intro'),
        indexed: isWholeList(pages),
      },
    }
  })
}
