import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** Loads the shell of the family's list. */
export const loadFamily: PageLoader<AreaData> = async (context) =>
  areaPage(context, context.message('web.member.family.title'), {})
