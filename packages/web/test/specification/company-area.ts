import type { SpecifiedRule } from './specified-rule.ts'

const logIn = 'e2e/company-log-in.spec.ts'
const roles = 'test/handler/company-roles.test.ts'
const employees = 'e2e/company-employees.spec.ts'
const choice = 'e2e/company-choice.spec.ts'
const summary = 'e2e/company-summary.spec.ts'
const referrals = 'e2e/company-referrals.spec.ts'
const admin = 'e2e/company-admin.spec.ts'
const imports = 'e2e/company-import.spec.ts'
const activation = 'e2e/company-activation.spec.ts'
const employeeCalls = '../mocks/src/resolvers/company-employees.test.ts'
const summaryCalls = '../mocks/src/resolvers/company-summary.test.ts'
const referralCalls = '../mocks/src/resolvers/company.test.ts'
const attacked = '../mocks/src/companies/summary.test.ts'
const parts = '../ui/src/employees/employees.stories.tsx'
const runs = 'src/features/company/import/import-run.test.ts'

/** What the company area is to do beyond the specification, which shows little of its calls. */
export const companyAreaRules: readonly SpecifiedRule[] = [
  { section: 'Parts', says: 'Employee table', test: [parts, 'export const List'] },
  {
    section: 'Parts',
    says: 'MCU result with sections and ranges',
    test: ['src/features/company/results/results.stories.tsx', 'export const Result'],
  },
  { section: 'Parts', says: 'Fitness category: words, sign, colour', test: [parts, 'export const FitWithNotes'] },
  {
    section: 'Parts',
    says: 'Health-summary panel',
    test: ['../ui/src/charts/charts.stories.tsx', 'export const Question'],
  },
  {
    section: 'Parts',
    says: 'Referral form',
    test: ['src/features/company/referrals/referrals.stories.tsx', 'export const Form'],
  },
  {
    section: 'Parts',
    says: 'Referral list',
    test: ['../ui/src/referrals/referrals.stories.tsx', 'export const Accepted'],
  },
  { section: 'Parts', says: 'Printable letter', test: [referrals, 'printed on one sheet, and cancelled'] },
  {
    section: 'Parts',
    says: 'CSV preview with errors by row',
    test: ['../ui/src/imports/imports.stories.tsx', 'export const Preview'],
  },
  {
    section: 'Parts',
    says: 'Role badge',
    test: [parts, 'export const Roles'],
  },
  {
    section: 'Parts',
    says: 'Empty states that teach',
    test: ['src/features/company/employees/employees.stories.tsx', 'export const NoneFound'],
  },
  {
    section: 'Entrance',
    says: 'An invitation that is expired or used says so',
    test: [activation, 'says so, and whom to ask'],
  },
  {
    section: 'Entrance',
    says: 'Redirects by role_id, in the avatar menu too',
    test: [logIn, 'from either log-in and from the avatar menu'],
  },
  {
    section: 'Entrance',
    says: 'admin-corp is closed to others by guard and by server',
    test: [roles, "companyAdmin: { anonymous: 'home', patient: 'home', user: 'home', administrator: 'shown' }"],
  },
  {
    section: 'Profile',
    says: 'The company sees its profile, and changes its contact data',
    test: ['src/features/company/profile/profile.stories.tsx', 'export const Saved'],
  },
  {
    section: 'Employees',
    says: 'Search',
    test: [employees, 'finds an employee among 5,000, and names in no address whom'],
  },
  {
    section: 'Employees',
    says: 'Filter by site, department and state',
    test: [employeeCalls, 'are found by site, and by their latest check-up'],
  },
  {
    section: 'Employees',
    says: 'Sort',
    test: [employees, 'an employee is found, sorted by and opened by keyboard alone'],
  },
  {
    section: 'Employees',
    says: 'Paging with an address for each view',
    test: ['src/features/company/employees/employee-view.test.ts', 'is written as'],
  },
  { section: 'Employees', says: 'Columns become cards on a phone', test: [parts, 'export const OnAPhone'] },
  {
    section: 'Employees',
    says: 'CSV of what is shown',
    test: [employees, 'all pages come as a file for a spreadsheet, or none if it is cancelled'],
  },
  {
    section: 'Employees',
    says: 'The CSV is safe to open in a spreadsheet',
    test: ['src/features/company/area/csv-of.test.ts', 'HYPERLINK'],
  },
  {
    section: 'Employees',
    says: 'An administrator narrows the list to a company',
    test: [choice, 'an administrator narrows both lists to a company'],
  },
  {
    section: 'MCU results',
    says: 'By period, fitness category and finding',
    test: ['src/features/company/results/result-view.test.ts', 'temuan=hipertensi'],
  },
  {
    section: 'MCU results',
    says: 'Reference ranges',
    test: ['src/features/company/results/value-texts.test.ts', 'the range %j %s in %s is %j'],
  },
  {
    section: 'MCU results',
    says: 'Findings and advice',
    test: [employees, 'shows check-ups as far as the employee permits'],
  },
  {
    section: 'MCU results',
    says: 'Compared with the year before',
    test: ['src/features/company/results/comparison.test.ts', 'no change is zero without a sign'],
  },
  {
    section: 'MCU results',
    says: 'Download',
    test: ['src/features/company/results/results.stories.tsx', 'the signed report is there too'],
  },
  {
    section: 'MCU results',
    says: 'What the employee has not consented to is not shown, and the page says why',
    test: ['src/features/company/results/results.stories.tsx', 'export const ConsentNeverGiven'],
  },
  {
    section: 'MCU results',
    says: 'The contract decides, not the browser',
    test: [employeeCalls, 'show medical details only as far as the employee consents today'],
  },
  {
    section: 'Health summary',
    says: 'Fitness categories, abnormal findings, and risks over periods',
    test: [summary, 'every question has its answer, chart, table and download'],
  },
  {
    section: 'Health summary',
    says: 'Filters by site, department, age group, gender',
    test: ['src/features/company/summary/summary-filters.test.ts', 'a group of an address'],
  },
  {
    section: 'Health summary',
    says: 'Each chart has its table, its words and its download, in both languages',
    test: [summary, 'every question has its answer, chart, table and download'],
  },
  { section: 'Health summary', says: 'High contrast', test: [summary, 'charts are told apart with forced colours'] },
  {
    section: 'Health summary',
    says: 'Print: one A4 page per question',
    test: [summary, 'each question is printed on one sheet'],
  },
  {
    section: 'Health summary',
    says: 'Findings of fewer than 5 people who agreed are never broken down',
    test: [summaryCalls, 'breaks down no findings of a group in which fewer than five agreed'],
  },
  {
    section: 'Health summary',
    says: 'No answer tells anything about employees without consent: a test tries all of them',
    test: [attacked, 'changes no answer, so that none tells it'],
  },
  {
    section: 'Referrals',
    says: 'Create: employee, hospital, time and place, description, body part, guarantee letter',
    test: [referrals, 'a referral is filed with its letter'],
  },
  {
    section: 'Referrals',
    says: "Begun from an employee's page",
    test: ['e2e/company-referral-begun.spec.ts', 'has the employee, who can be changed, and is in no address'],
  },
  {
    section: 'Referrals',
    says: 'List, status',
    test: [referrals, 'the list is narrowed by state and period, in the address'],
  },
  { section: 'Referrals', says: 'Cancel', test: [referralCalls, 'may be cancelled, with the reason in their history'] },
  {
    section: 'Referrals',
    says: 'A letter to print with a number that the hospital can check',
    test: [referralCalls, 'have a verification code of their own that nothing of them tells'],
  },
  { section: 'Referrals', says: 'A draft survives', test: [referrals, 'a draft survives a reload'] },
  {
    section: 'Referrals',
    says: 'A double press files one',
    test: [referrals, 'a double press files one, with the keyboard alone'],
  },
  {
    section: 'Administration',
    says: 'Companies, users, activation',
    test: [admin, 'a company is added and found, its user is added, invited and shut out'],
  },
  {
    section: 'Administration',
    says: 'Employees in bulk from a CSV',
    test: [imports, 'employees are imported from a file, with the keyboard alone'],
  },
  {
    section: 'Administration',
    says: 'Any encoding',
    test: ['src/features/company/import/decode-file.test.ts', 'windows-1252'],
  },
  {
    section: 'Administration',
    says: 'Any separator',
    test: ['src/features/company/import/parse-csv.test.ts', "describe('The separator'"],
  },
  {
    section: 'Administration',
    says: 'Column matching',
    test: ['src/features/company/import/columns.test.ts', 'are found in any order, among others'],
  },
  {
    section: 'Administration',
    says: 'A preview that shows each wrong row and its reason',
    test: ['src/features/company/import/import.stories.tsx', 'export const Preview'],
  },
  { section: 'Administration', says: 'All or nothing by choice', test: [runs, "describe('All or none'"] },
  {
    section: 'Administration',
    says: 'Progress, and an exact report afterwards',
    test: [
      'src/features/company/import/report-file.test.ts',
      'has every row with its number, its outcome, the reason, and its cells as they were',
    ],
  },
]
