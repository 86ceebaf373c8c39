import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { areaPage } from '../area/area-page.ts'
import type { AreaData } from '../area/area-page.ts'
import { loadPapers } from './papers.ts'
import type { PapersByPayment } from './papers.ts'

/** The data of the documents page that is not personal. */
export interface DocumentsData extends AreaData {
  readonly papers: PapersByPayment
}

/** Loads the shell of a person's documents page, and the documents that each payment method asks for. */
export const loadDocuments: PageLoader<DocumentsData> = async (context) =>
  areaPage(context, context.message('web.member.family.documents.title'), { papers: await loadPapers(context) })
