import { listDoctorSchedules } from '@hospital/sdk/cms'
import type { PracticeCardProps } from '@hospital/ui'
import { findDoctorsBy } from './doctor-finder.ts'
import type { DoctorFilterForm } from './doctor-finder.ts'
import { practiceCard } from './doctor-practice.ts'
import { isWholeList, listPages, pageOf, pageWithin } from './list-query.ts'
import type { ListPages } from './list-query.ts'
import { fromResult } from './loaded.ts'
import type { PageLoader } from './loaded.ts'
import { specialtyCodeAt } from './specialties.ts'

/** Doctors with their week, each once for every hospital at which they practise. */
export interface DoctorSchedulesData {
  readonly form: DoctorFilterForm
  readonly pages: ListPages
  readonly doctors: readonly PracticeCardProps[]
}

/** Loads a page of the doctors' schedules. Contract: operation `listDoctorSchedules`. */
export const loadDoctorSchedules: PageLoader<DoctorSchedulesData> = async (context) => {
  const { cms, query: address, message } = context
  const { filters, form, query, hospitals, specialties } = await findDoctorsBy(context, 'doctorSchedules')
  const conditions = {
    hospitalCode: filters.hospital,
    specialtyCode: filters.specialty && specialtyCodeAt(specialties, filters.specialty, filters.hospital),
    day: filters.day,
    doctorName: filters.doctor,
  }
  const rows = await pageWithin(pageOf(address), (page) => listDoctorSchedules(cms, { ...conditions, page }))
  return fromResult(rows, (found) => {
    const pages = listPages(found, query)
    return {
      kind: 'page',
      data: { form, pages, doctors: found.items.flatMap((row) => practiceCard(row, hospitals, context)) },
      meta: { title: message('web.schedules.title'), description: message('web.schedules.intro'), indexed: isWholeList(pages) },
    }
  })
}
