/** The parts of the site. Member and company pages are never indexed and never cached. */
export type Area = 'public' | 'member' | 'company'

/**
 * Who may see a page: a logged-in patient (`member`); a logged-in company user (`company`); the same but not an administrator, who has no
 * company (`company-profile`); a corporate administrator (`admin`); only visitors who are not logged in (`guest`); visitors without their
 * own account page, while visitors with one are redirected to it (`own-account`).
 */
export type Guard = 'member' | 'company' | 'company-profile' | 'admin' | 'guest' | 'own-account'

interface RouteEntry {
  /**
   * The path in Indonesian; the English page has the same path under `/en`. Parameters start with a colon. The last one is optional if a
   * question mark follows it.
   */
  readonly path: string
  readonly area: Area
  /** The page's feature and name: `doctors/doctor` is features/doctors/doctor-page.tsx, with load-doctor.ts beside it. */
  readonly page: `${string}/${string}`
  readonly guard?: Guard
}

const open = <Path extends string, Page extends `${string}/${string}`>(path: Path, page: Page) =>
  ({ path, area: 'public', page }) as const
const member = <Path extends string, Page extends string>(path: Path, page: Page) =>
  ({ path: `/member-area${path}`, area: 'member', guard: 'member', page: `member/${page}` }) as const
const memberEntrance = <Path extends string, Page extends string>(path: Path, page: Page) =>
  ({ path: `/member-area${path}`, area: 'member', guard: 'guest', page: `member/${page}` }) as const
const company = <Path extends string, Page extends string>(path: Path, page: Page) =>
  ({ path: `/company-area${path}`, area: 'company', guard: 'company', page: `company/${page}` }) as const
const companyEntrance = <Path extends string, Page extends string>(path: Path, page: Page) =>
  ({ path: `/company-area${path}`, area: 'company', guard: 'guest', page: `company/${page}` }) as const

/**
 * Every page of the site, the more specific path first. Links, guards, languages and tests read this table;
 * no path is written anywhere else.
 */
export const routes = {
  home: open('/', 'home/home'),
  doctorSchedules: open('/jadwal-dokter', 'doctors/doctor-schedules'),
  appointmentCreation: open('/dokter/appointment', 'appointments/appointment'),
  doctors: open('/dokter', 'doctors/doctors'),
  doctor: open('/dokter/:slug', 'doctors/doctor'),
  packages: open('/paket', 'packages/packages'),
  package: open('/paket/:slug', 'packages/package'),
  featuredServices: open('/layanan-unggulan', 'services/featured-services'),
  featuredService: open('/layanan-unggulan/:slug', 'services/featured-service'),
  articles: open('/artikel', 'articles/articles'),
  healthArticles: open('/informasi/artikel-kesehatan', 'articles/health-articles'),
  qualityIndicators: open('/informasi/data-indikator-mutu', 'quality/quality-indicators'),
  qualityIndicator: open('/informasi/data-indikator-mutu/:slug', 'quality/quality-indicator'),
  events: open('/informasi/event-community', 'events/events'),
  event: open('/informasi/event-community/:slug', 'events/event'),
  form: open('/informasi/forms/:slug', 'form-documents/form'),
  contact: open('/informasi/hubungi-kami', 'contact/contact'),
  career: open('/informasi/karir/:slug', 'careers/career'),
  healthPackages: open('/informasi/paket-kesehatan', 'packages/packages'),
  healthPackage: open('/informasi/paket-kesehatan/:slug', 'packages/package'),
  hospitals: open('/rumah-sakit', 'hospitals/hospitals'),
  hospital: open('/rumah-sakit/:slug', 'hospitals/hospital'),
  hospitalAmbulance: open('/rumah-sakit/:id/ambulance', 'hospitals/hospital-ambulance'),
  hospitalServices: open('/rumah-sakit/:id/layanan', 'hospitals/hospital-services'),
  hospitalService: open('/rumah-sakit/:id/layanan/:slug', 'hospitals/hospital-service'),
  packageComparison: open('/informasi/bandingkan-paket', 'packages/comparison'),
  newsletter: open('/informasi/gabung-komunitas', 'newsletter/newsletter'),
  search: open('/cari', 'search/search'),
  about: open('/about-us', 'about/about'),
  forgetPassword: open('/account/forget-password', 'account/account'),
  myAccount: { ...open('/account/my-account', 'account/account'), guard: 'own-account' },

  memberLogin: memberEntrance('/login', 'entrance/log-in'),
  // Without a guard, because the account and its session are made on this page, and the hospital's form comes after them. A company user is
  // asked to log out.
  memberRegistration: { path: '/member-area/register', area: 'member', page: 'member/registration/registration' },
  memberForgotPassword: memberEntrance('/forgot-password', 'entrance/forgot-password'),
  memberProfile: member('/profile', 'home/home'),
  memberAccount: member('/akun', 'account/account'),
  family: member('/keluarga', 'family/family'),
  familyNewMember: member('/keluarga/tambah-keluarga', 'family/new-member'),
  familyExistingPatient: member('/keluarga/tambah-pasien-lama', 'family/existing-patient'),
  familyMember: member('/keluarga/:pasien', 'family/family-member'),
  familyMemberDetail: member('/keluarga/:pasien/detail', 'family/family-member-detail'),
  familyMemberDocuments: member('/keluarga/:pasien/dokumen', 'documents/documents'),
  familyMemberVisits: member('/keluarga/:pasien/histori-kunjungan', 'visits/visits'),
  familyMemberRegistration: member('/keluarga/:pasien/daftar', 'registration/family-registration'),
  employeeResults: member('/list-hasil/karyawan/:pasien?', 'results/results'),
  results: member('/list-hasil/:pasien?', 'results/results'),
  laboratoryResults: member('/hasil-penunjang/laboratorium/:pasien?', 'results/results'),
  radiologyResults: member('/hasil-penunjang/radiologi/:pasien?', 'results/results'),
  medicines: member('/history-kunjungan/:pasien/obat', 'visits/medicines'),
  visitHistory: member('/history-kunjungan/:pasien', 'visits/visits'),
  openAppointments: member('/appointment/:pasien/open', 'appointments/appointments'),
  approvedAppointments: member('/appointment/:pasien/approved', 'appointments/appointments'),
  closedAppointments: member('/appointment/:pasien/closed', 'appointments/appointments'),

  companyLogin: companyEntrance('/login', 'entrance/log-in'),
  // Without a guard, because an invitation also opens while a visitor is logged in, whose session continues. A redirect would leave the
  // invitation's token in the address of another page.
  companyActivation: { path: '/company-area/activation', area: 'company', page: 'company/activation/activation' },
  companyAdminLogin: companyEntrance('/admin/login', 'entrance/log-in'),
  companyArea: { ...companyEntrance('', 'entrance/log-in'), guard: 'own-account' },
  companyProfile: { ...company('/profile', 'profile/profile'), guard: 'company-profile' },
  companyEmployees: company('/pasien/:karyawan?', 'employees/employees'),
  companyMcuChart: company('/hasil-mcu/chart', 'summary/summary'),
  companyMcuResults: company('/hasil-mcu/:hasil?', 'results/results'),
  companyAccidents: company('/accident', 'referrals/referrals'),
  companyAccidentNew: company('/accident/baru', 'referrals/new-referral'),
  companyAccident: company('/accident/:rujukan', 'referrals/referral'),
  companyAdmin: {
    ...company('/admin-corp', 'admin/admin'),
    guard: 'admin',
  },

  articleCategory: open('/:category', 'articles/articles'),
  article: open('/:category/:slug', 'articles/article'),
} as const satisfies Readonly<Record<string, RouteEntry>>

/** The name of a route. */
export type RouteName = keyof typeof routes

/** The pages, each with its feature. */
export type PageName = (typeof routes)[RouteName]['page']

/** One page of the site. */
export interface Route extends RouteEntry {
  readonly page: PageName
}

/**
 * First segments of addresses that are no page: the server's own, the prefix of English pages, a shop that is out of scope, and addresses
 * of the former site, which are redirected (server/documents/redirects.ts).
 */
export const otherSegments: readonly string[] = [
  '_data',
  '_locale',
  '_search',
  'api',
  'assets',
  'blog',
  'contact-us',
  'en',
  'shop',
]
