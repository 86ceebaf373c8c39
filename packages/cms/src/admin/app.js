import { CheckCircle } from '@strapi/icons'

/** The editors' screens, in Indonesian where Strapi has it, with a page of what is missing or wrong in the content. */
const settings = {
  config: { locales: ['id'], tutorials: false, notifications: { releases: false } },
  register(app) {
    app.addMenuLink({
      to: 'content-report',
      icon: CheckCircle,
      intlLabel: { id: 'content-report.title', defaultMessage: 'Yang kurang atau salah' },
      // Whoever is logged in: the rows are those that their role may read.
      permissions: [],
      position: 3,
      Component: () => import('./content-report/page.jsx').then(({ ContentReport }) => ({ default: ContentReport })),
    })
  },
}

export default settings
