import type { RulesOf } from './rule.ts'

/** Header, footer and widgets of every page. */
export const shellRules = {
  'shell.main-menu': ['2 Header', 'The header has a main menu from a menu service'],
  'shell.top-bar': ['2 Header', 'Top bar entries are links, or they open an emergency-call dialog'],
  'shell.auth-required': ['2 Header', 'Sub-items marked auth_required show only to logged-in individual users'],
  'shell.menu-prefix': ['2 Header', 'Main menu links are prefixed with /layanan-unggulan or /rumah-sakit by menu type'],
  'shell.menu-entry': ['3 Entities', 'Menu entry: menu, link, submenu, auth_required, new'],
  'shell.sticky': ['9 Constants', 'The header becomes sticky after 150 px of scroll, the mobile header after 200 px'],
  'shell.search-form': ['2 Header', 'The header has a search form'],
  'shell.login-chooser': [
    '2 Header',
    'A login link opens a chooser: Patient goes to /member-area/login and Corporate to /company-area/login',
  ],
  'shell.avatar-menu': ['2 Header', 'Logged-in users get an avatar menu with Profile (or Company profile) and Logout'],
  'shell.logout-question': ['2 Header', "Logout asks 'Anda yakin untuk logout?' under the title Warning"],
  'shell.avatar-gender': ['2 Layout', 'The avatar is male when gender is L, otherwise female'],
  'shell.avatar-size': ['9 Constants', 'Menu avatar size: 40'],
  'shell.emergency-link': [
    '2 Header',
    'The emergency number is stripped of punctuation and spaces and becomes a tel:+ link; short codes stay tel:119',
  ],
  'shell.emergency-field': [
    '3 Entities',
    'Emergency contact: nama plus a phone field (nomor_telepon by default, or the field named by the menu entry)',
  ],
  'shell.emergency-national': ['Decided', '119 is the first emergency number, and there whatever the CMS answers'],
  'shell.mobile-header': ['2 Header', 'Mobile header: a logo and a search icon that opens a side search drawer'],
  'shell.mobile-menu': ['2 Header', 'A menu button opens a menu drawer with expandable sub-menus'],
  'shell.bottom-navigation': [
    '2 Header',
    'Bottom mobile navigation: Menu, Beranda, Jadwal Dokter, and Profile (links to member login)',
  ],
  'shell.footer-columns': [
    '2 Header',
    'Footer has seven columns: features, services, facilities, download, social media, map and contact',
  ],
  'shell.footer-links': ['2 Header', 'Services are featured-service links and facilities are hospital links'],
  'shell.footer-community': [
    '2 Header',
    'The footer has a community-join block, a newsletter form and a copyright line',
  ],
  'shell.footer-stored': [
    '2 Header',
    'The footer is loaded by locale and cached in local storage under the key bottom',
  ],
  'shell.service-hours': ['9 Constants', 'Customer service hours: 07.00-20.00, with a 1x24 hour response promise'],
  'shell.scroll-to-top': ['9 Constants', 'A scroll-to-top button shows after 200 px of scroll'],
  'shell.preloader': ['2 Header', 'Page preloader'],
  'shell.loading-delay': ['9 Constants', 'Loading-delay default: 200 ms'],
  'shell.login-modal': ['2 Header', 'Login modal'],
  'shell.confirm-dialog': ['4 States', 'Confirm dialog: open, then yes or no'],
  'shell.notify-dialog': ['2 Header', 'Notify dialog: title, icon, message'],
  'shell.notice': ['2 Header', 'A notice banner that orders may be processed with a slight delay due to COVID 19'],
} as const satisfies RulesOf<'shell'>
