import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'

/** Loads the shell of the documents of a person of the family. */
export const loadDocuments: PageLoader<AreaData> = async (context) =>
  areaPage(context, context.message('web.member.family.documents.title'), {})
