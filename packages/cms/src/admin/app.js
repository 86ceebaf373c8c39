import { WarningCircle } from '@strapi/icons'
import { pageTitle } from './content-report/words.js'

/** The editors' screens, in Indonesian where Strapi has it, with a page of what is missing or wrong in the content. */
const settings = {
  config: { locales: ['id'], tutorials: false, notifications: { releases: false } },
  register(app) {
    app.addMenuLink({
      to: 'content-report',
      icon: WarningCircle,
      intlLabel: { id: 'content-report.title', defaultMessage: pageTitle },
      // Whoever is logged in: the rows are those that their role may read.
      permissions: [],
      position: 3,
      Component: () => import('./content-report/page.jsx').then(({ ContentReport }) => ({ default: ContentReport })),
    })
  },
}

export default settings
