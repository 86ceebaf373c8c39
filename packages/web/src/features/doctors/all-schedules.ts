import { everyPage } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listDoctorSchedules } from '@hospital/sdk/cms'
import type { CmsClient, DoctorSchedule } from '@hospital/sdk/cms'

type Conditions = Omit<NonNullable<Parameters<typeof listDoctorSchedules>[1]>, 'page' | 'pageSize'>

/** The most rows that the route has on a page. */
export const widestPage = 100

/** The most pages that are read: 1,000 rows. */
const mostPages = 10

/** The schedules that meet conditions, read to their end. Contract: operation `listDoctorSchedules`. */
export const allSchedules = (cms: CmsClient, conditions: Conditions): Promise<Result<readonly DoctorSchedule[]>> =>
  everyPage((page) => listDoctorSchedules(cms, { ...conditions, page, pageSize: widestPage }), mostPages)
