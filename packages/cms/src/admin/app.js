import { WarningCircle } from '@strapi/icons'
import { pageTitle } from './content-report/words.js'

/** The editors' screens, in Indonesian as far as Strapi is translated, with a page of what is missing or wrong in the content. */
const settings = {
  config: { locales: ['id'], tutorials: false, notifications: { releases: false } },
  register(app) {
    app.addMenuLink({
      to: 'content-report',
      icon: WarningCircle,
      intlLabel: { id: 'content-report.title', defaultMessage: pageTitle },
      // Open to every logged-in editor: the report has only the rows that the editor's role may read.
      permissions: [],
      position: 3,
      Component: () => import('./content-report/page.jsx').then(({ ContentReport }) => ({ default: ContentReport })),
    })
  },
}

export default settings
