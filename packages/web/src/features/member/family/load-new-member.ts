import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** Loads the shell of the form for a new person of the family. */
export const loadNewMember: PageLoader<AreaData> = async (context) =>
  areaPage(context, context.message('web.member.family.new.title'), {})
