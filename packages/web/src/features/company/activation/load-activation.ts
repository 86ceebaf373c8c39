import type { PageLoader } from '../../../shared/loading/loaded.ts'

/** Loads the page of an invitation. The invitation itself is in the fragment, which only the browser knows. */
export const loadActivation: PageLoader<null> = async ({ message }) => ({
  kind: 'page',
  data: null,
  meta: {
    title: message('web.company.activation.title'),
    description: message('web.company.activation.intro'),
    indexed: false,
  },
})
