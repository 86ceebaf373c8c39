import type { Submission } from '../../forms/submission.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'

/** The data of the page that joins the community and its newsletter. */
export interface NewsletterData {
  readonly submission: Submission | undefined
}

/** Loads the page with the form of the footer. */
export const loadNewsletter: PageLoader<NewsletterData> = ({ submission, message }) =>
  Promise.resolve({
    kind: 'page',
    data: { submission },
    meta: { title: message('web.newsletter.title'), description: message('web.newsletter.intro'), indexed: false },
  })
