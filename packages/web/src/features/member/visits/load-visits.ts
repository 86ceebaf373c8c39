import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** The data that the pages of visits have from the server. */
export interface VisitsData extends AreaData {
  /** Whether the page is one of the pages of a person of the family; otherwise it is the history in the menu. */
  readonly isOfFamily: boolean
}

/** Loads the shell of the visits of a patient. */
export const loadVisits: PageLoader<VisitsData> = async (context) =>
  areaPage(context, context.message('web.member.visits.title'), { isOfFamily: context.route === 'familyMemberVisits' })
