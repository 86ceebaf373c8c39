import type { SpecialistServiceCard } from '@hospital/sdk/cms'
import { listDoctorSchedules } from '@hospital/sdk/cms'
import type { PracticeCardProps } from '@hospital/ui'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { isWholeList, listPages, pageOf, pageWithin } from '../../shared/loading/list-query.ts'
import type { ListPages } from '../../shared/loading/list-query.ts'
import { fromResult } from '../../shared/loading/loaded.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { findDoctorsBy, likelyFilters } from './doctor-finder.ts'
import type { DoctorFilterForm, DoctorFilters } from './doctor-finder.ts'
import { practiceCard } from './doctor-practice.ts'
import { specialtyCodeAt } from './specialties.ts'

/** Doctors with their week, each once for every hospital at which they practise. */
export interface DoctorSchedulesData {
  readonly form: DoctorFilterForm
  readonly pages: ListPages
  readonly doctors: readonly PracticeCardProps[]
}

/** The filters in the words of the schedule service. */
const conditionsOf = (
  { hospital, specialty, day, doctor }: DoctorFilters,
  specialties: readonly SpecialistServiceCard[],
) => ({
  hospitalCode: hospital,
  specialtyCode: specialty && specialtyCodeAt(specialties, specialty, hospital),
  day,
  doctorName: doctor,
})

const pageOfSchedules =
  ({ cms, query }: LoaderContext) =>
  (conditions: ReturnType<typeof conditionsOf>) =>
    pageWithin(pageOf(query), (page) => listDoctorSchedules(cms, { ...conditions, page }))

/** Loads a page of the doctors' schedules. Contract: operation `listDoctorSchedules`. */
export const loadDoctorSchedules: PageLoader<DoctorSchedulesData> = async (context) => {
  const { message } = context
  const rowsFor = pageOfSchedules(context)
  // Prefetched before the specialties are known: equal reads in flight are joined.
  void rowsFor(conditionsOf(likelyFilters(context.query), []))
  const { filters, form, query, hospitals, specialties } = await findDoctorsBy(context, 'doctorSchedules')
  return fromResult(await rowsFor(conditionsOf(filters, specialties)), (found) => {
    const pages = listPages(found, query)
    return {
      kind: 'page',
      data: { form, pages, doctors: found.items.flatMap((row) => practiceCard(row, hospitals, context)) },
      meta: {
        title: message('web.schedules.title'),
        description: message('web.schedules.intro'),
        indexed: isWholeList(pages),
      },
    }
  })
}
