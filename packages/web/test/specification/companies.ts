import type { SpecifiedRule } from './specified-rule.ts'

const logIn = 'e2e/company-log-in.spec.ts'
const roles = 'test/handler/company-roles.test.ts'
const employees = 'e2e/company-employees.spec.ts'
const referrals = 'e2e/company-referrals.spec.ts'
const admin = 'e2e/company-admin.spec.ts'
const activation = 'e2e/company-activation.spec.ts'
const faults = 'e2e/company-faults.spec.ts'
const entries = 'src/features/company/area/company-entries.test.ts'
const guard = 'src/routes/guard.test.ts'
const session = 'e2e/session.spec.ts'

/** Every sentence of the specification that concerns companies. */
export const companyRules: readonly SpecifiedRule[] = [
  {
    section: '1 Product',
    says: 'Company area: profile, registered employees, MCU results and charts, referrals, and an admin-corporate page',
    test: [roles, 'the table of pages has every page of the company area'],
  },
  {
    section: '2 Routes',
    says: '/company-area leads to what one may see',
    test: [
      roles,
      "companyArea: { anonymous: 'shown', patient: 'memberProfile', user: 'companyProfile', administrator: 'companyAdmin' }",
    ],
  },
  {
    section: '2 Routes',
    says: '/company-area/login',
    test: [logIn, 'leads a company user to the profile, with the keyboard alone'],
  },
  {
    section: '2 Routes',
    says: '/company-area/admin/login',
    test: [logIn, 'leads an administrator to Admin Corporate, from either log-in'],
  },
  {
    section: '2 Routes',
    says: '/company-area/activation',
    test: [activation, 'an invited user sets a password with the keyboard alone, across a reload, and logs in'],
  },
  {
    section: '2 Routes',
    says: '/company-area/profile',
    test: ['src/features/company/profile/profile.stories.tsx', 'export const Facts'],
  },
  {
    section: '2 Routes',
    says: '/company-area/pasien',
    test: [employees, 'finds an employee among 5,000, and names in no address whom'],
  },
  {
    section: '2 Routes',
    says: '/company-area/hasil-mcu',
    test: [employees, 'shows check-ups as far as the employee permits, also on paper'],
  },
  {
    section: '2 Routes',
    says: '/company-area/hasil-mcu/chart',
    test: [employees, 'the chart is not taken for a check-up'],
  },
  {
    section: '2 Routes',
    says: '/company-area/accident',
    test: [referrals, 'the list is narrowed by state and period, in the address'],
  },
  {
    section: '2 Routes',
    says: '/company-area/admin-corp',
    test: [admin, 'both lists are accessible, fit the window and do not move'],
  },
  {
    section: '2 Routes',
    says: '/account/my-account leads a company user to the company profile',
    test: [guard, 'a company user is led to the company profile'],
  },
  {
    section: '2 Layout',
    says: 'The left menu is Company Profile, List Karyawan Teregistrasi, Hasil MCU, Rangkuman Kesehatan and Rujukan Kecelakaan Kerja',
    test: [logIn, 'leads a company user to the profile, with the keyboard alone'],
  },
  {
    section: '2 Layout',
    says: 'Rangkuman Kesehatan links to hasil-mcu/chart',
    test: [entries, 'a company user has the profile and four more entries'],
  },
  {
    section: '2 Layout',
    says: "A user with role_id 1 gets a first menu 'Admin Corporate' in place of Company Profile",
    test: [entries, 'an administrator has Admin Corporate in place of the profile'],
  },
  {
    section: '2 Guards',
    says: 'One guard redirects to / when neither a patient nor a company user is logged in',
    test: [roles, "companyEmployees: { anonymous: 'home', patient: 'home', user: 'shown', administrator: 'shown' }"],
  },
  {
    section: '2 Guards',
    says: 'One guard redirects to / when a token already exists',
    test: [guard, 'a company user does not log in twice'],
  },
  {
    section: '2 Redirects',
    says: 'Company login with role_id not 1 goes to /company-area/profile',
    test: [logIn, 'leads a company user to the profile'],
  },
  {
    section: '2 Redirects',
    says: 'Company login with role_id 1 goes to /company-area/admin-corp',
    test: [logIn, 'leads an administrator to Admin Corporate'],
  },
  { section: '2 Redirects', says: 'Logout goes to /', test: [logIn, 'for a day, until the log-out'] },
  {
    section: '2 Header',
    says: 'Sub-items marked auth_required show only to logged-in individual users, not to company users',
    test: ['e2e/menus.spec.ts', 'entries marked auth_required'],
  },
  {
    section: '2 Header',
    says: 'A login link opens a chooser: Corporate goes to /company-area/login',
    test: [session, 'the login link opens a chooser between Patient and Corporate'],
  },
  {
    section: '2 Header',
    says: 'Logged-in users get an avatar menu with Company profile and Logout',
    test: [session, 'has an avatar menu with'],
  },
  {
    section: '2 Header',
    says: "Logout asks 'Anda yakin untuk logout?' under the title Warning",
    test: [session, 'is asked before logging out'],
  },
  {
    section: '3 Entities',
    says: 'Company user: id, name, email, role_id, avatar',
    test: ['../mocks/src/resolvers/company.test.ts', 'returns the user with company and role'],
  },
  {
    section: '3 Entities',
    says: 'Company session: token, user',
    test: ['src/session/session.test.ts', 'another company user'],
  },
  {
    section: '3 Entities',
    says: 'Login response: process, detail, data.token and data.user',
    test: [logIn, 'shows the detail of the server where it refuses, and keeps what was typed'],
  },
  {
    section: '4 States',
    says: 'Logged out to logged in, members and companies separately',
    test: [guard, 'a member does not see the company area'],
  },
  {
    section: '4 States',
    says: 'On server start the session is restored from the cookie authCompany',
    test: ['src/session/session.test.ts', 'an administrator'],
  },
  {
    section: '4 States',
    says: 'Logout clears the session',
    test: [logIn, 'for a day, until the log-out'],
  },
  {
    section: '5 Validation',
    says: "Login needs email and password, else 'Email & Password harus diisi'",
    test: [logIn, "missing: 'Email & Password harus diisi'"],
  },
  {
    section: '5 Validation',
    says: 'If process is false, detail is shown as a warning',
    test: [logIn, 'shows the detail of the server where it refuses'],
  },
  {
    section: '6 Roles',
    says: 'Roles: anonymous visitor, patient (member), company user',
    test: [roles, "describe.each(['id', 'en'] as const)('pages in %s'"],
  },
  {
    section: '6 Roles',
    says: 'Company role_id 1 means corporate admin: it gets the Admin Corporate menu and the admin-corp page',
    test: [guard, 'a corporate administrator sees their page'],
  },
  {
    section: '6 Roles',
    says: 'Other company users get the company profile',
    test: [guard, 'no other company user sees the page of administrators'],
  },
  {
    section: '6 Roles',
    says: 'What the server enforces: the calls answer each role as the pages do',
    test: [roles, "describe.each(calls)('the call %s'"],
  },
  {
    section: '8 Errors',
    says: 'Every call catches failures: each page says what cannot be shown',
    test: [faults, 'without its data says what cannot be shown, and shows it when it is asked for again'],
  },
  {
    section: '8 Errors',
    says: "A login failure shows the server's detail text as a warning",
    test: [logIn, 'shows the detail of the server where it refuses, and keeps what was typed'],
  },
  {
    section: '9 Constants',
    says: 'Company session cookie: 1 day (86400 s), same-site strict, path /',
    test: [logIn, 'with the keyboard alone, for a day, until the log-out'],
  },
]
