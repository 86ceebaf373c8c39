import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** Loads the shell of the profile of a person of the family. */
export const loadFamilyMemberDetail: PageLoader<AreaData> = async (context) =>
  areaPage(context, context.message('web.member.family.detail.title'), {})
