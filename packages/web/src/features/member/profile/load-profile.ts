import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** Loads the shell of the member's own profile. */
export const loadProfile: PageLoader<AreaData> = async (context) =>
  areaPage(context, context.message('web.member.profile.title'), {})
