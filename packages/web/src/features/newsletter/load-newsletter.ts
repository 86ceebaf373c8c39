import type { Submission } from '../../forms/submission.ts'
import type { PageLoader } from '../../shared/loading/loaded.ts'

/** Joining the community and its newsletter. */
export interface NewsletterData {
  readonly submission: Submission | undefined
}

/** The page of the form that every footer holds. */
export const loadNewsletter: PageLoader<NewsletterData> = ({ submission, message }) =>
  Promise.resolve({
    kind: 'page',
    data: { submission },
    meta: { title: message('web.newsletter.title'), description: message('web.newsletter.intro'), indexed: false },
  })
