import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** Loads the shell of the page of a person of the family. */
export const loadFamilyMember: PageLoader<AreaData> = async (context) =>
  areaPage(context, context.message('web.member.family.member.title'), {})
