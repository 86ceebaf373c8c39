import { everyPage } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listDoctorSchedules } from '@hospital/sdk/cms'
import type { CmsClient, DoctorSchedule } from '@hospital/sdk/cms'

type Conditions = Omit<NonNullable<Parameters<typeof listDoctorSchedules>[1]>, 'page' | 'pageSize'>

/** The most rows of one page of the route. */
export const widestPage = 100

/** The most pages to read: 1,000 rows. */
const mostPages = 10

/** All schedules that meet conditions, page by page. Contract: operation `listDoctorSchedules`. */
export const allSchedules = (cms: CmsClient, conditions: Conditions): Promise<Result<readonly DoctorSchedule[]>> =>
  everyPage((page) => listDoctorSchedules(cms, { ...conditions, page, pageSize: widestPage }), mostPages)
