import type { RulesOf } from './rule.ts'

/** The addresses of the site, and its redirects. */
export const routeRules = {
  'routes.table': ['2 Routes', 'Each route of the table has a page, in both languages'],
  'routes.home': ['2 Public routes', '/: home'],
  'routes.schedules': ['2 Public routes', '/jadwal-dokter: doctor schedules'],
  'routes.doctors': ['2 Public routes', '/dokter/{slug?}: doctor list or doctor page'],
  'routes.appointment': ['2 Public routes', '/dokter/appointment: appointment creation'],
  'routes.packages': ['2 Public routes', '/paket, /paket/{slug}: packages'],
  'routes.health-packages': ['2 Public routes', '/informasi/paket-kesehatan/{slug?}: health packages'],
  'routes.featured-services': ['2 Public routes', '/layanan-unggulan/{slug?}: featured services'],
  'routes.articles': ['2 Public routes', '/artikel: articles'],
  'routes.health-articles': ['2 Public routes', '/informasi/artikel-kesehatan: health articles'],
  'routes.category': ['2 Public routes', '/{tag_article} and /{tag_article}/{slug}: article category and article'],
  'routes.quality': ['2 Public routes', '/informasi/data-indikator-mutu/{slug?}: quality indicators'],
  'routes.events': ['2 Public routes', '/informasi/event-community/{slug?}: events and communities'],
  'routes.forms': ['2 Public routes', '/informasi/forms/{slug}: forms'],
  'routes.careers': ['2 Public routes', '/informasi/karir/{slug}: careers'],
  'routes.slug-required': ['2 Public routes', 'Forms and careers: slug required'],
  'routes.contact': ['2 Public routes', '/informasi/hubungi-kami: contact form'],
  'routes.hospital': ['2 Public routes', '/rumah-sakit/{slug?}: hospital pages'],
  'routes.hospital-number': ['2 Public routes', '/rumah-sakit/{id}: hospital pages by number'],
  'routes.ambulance': ['2 Public routes', '/rumah-sakit/{id}/ambulance: ambulance'],
  'routes.hospital-services': ['2 Public routes', '/rumah-sakit/{id}/layanan and /layanan/{slug}: hospital services'],
  'routes.account': ['2 Public routes', '/account/forget-password, /account/my-account: account pages'],
  'routes.other-names': ['2 Public routes', '/about-us, /contact-us, /blog/sidebar-1: other route names'],
  'routes.shop': ['1 Product', 'The online shop is not part of this specification: /shop/wishlist leads nowhere'],
  'routes.not-found': ['2 Public routes', 'Unmatched routes show a 404 page'],
  'routes.not-found-words': [
    '2 Public routes',
    "The 404 page has the message 'This page could not be found' and a link 'Back to the home page'",
  ],
} as const satisfies RulesOf<'routes'>
