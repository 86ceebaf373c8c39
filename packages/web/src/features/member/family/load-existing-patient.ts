import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** Loads the shell of the form for a person of the family who is a patient already. */
export const loadExistingPatient: PageLoader<AreaData> = async (context) =>
  areaPage(context, context.message('web.member.family.existing.title'), {})
