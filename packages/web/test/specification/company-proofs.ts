import type { SpecifiedRule } from './specified-rule.ts'

const logIn = 'e2e/company-log-in.spec.ts'
const roles = 'test/handler/company-roles.test.ts'
const employees = 'e2e/company-employees.spec.ts'
const writeFaults = 'e2e/company-write-faults.spec.ts'
const imports = 'e2e/company-import.spec.ts'

/** By what it is shown that the company area does what it is to do. */
export const companyProofs: readonly SpecifiedRule[] = [
  {
    section: 'Shown by',
    says: 'Journeys for company user and administrator, both languages, 360 and 1280 px, with axe at each step',
    test: [logIn, 'the log-in of companies below'],
  },
  {
    section: 'Shown by',
    says: 'Each fault at each read',
    test: ['e2e/company-faults.spec.ts', 'without its data says what cannot be shown'],
  },
  {
    section: 'Shown by',
    says: 'Each fault at each write of the profile, of administration and of cancelling',
    test: [writeFaults, 'under each fault says what is known, is sent once, and keeps what was typed'],
  },
  {
    section: 'Shown by',
    says: 'Each fault at the filing of a referral',
    test: [
      'e2e/company-referral-faults.spec.ts',
      'a referral that is not taken says why, is sent once, and loses nothing',
    ],
  },
  {
    section: 'Shown by',
    says: 'Each fault at a guarantee letter',
    test: [
      'e2e/company-referral-faults.spec.ts',
      'a letter that is not taken says why, is sent once, and stays chosen',
    ],
  },
  {
    section: 'Shown by',
    says: 'Each fault at the log-ins',
    test: ['e2e/company-entrance-faults.spec.ts', 'says why it failed, asks once, and keeps what was typed'],
  },
  {
    section: 'Shown by',
    says: 'Each fault at an invitation',
    test: [
      'e2e/company-entrance-faults.spec.ts',
      'an invitation that cannot be read says so, and is read when it is asked for again',
    ],
  },
  {
    section: 'Shown by',
    says: 'Each fault at the activation',
    test: [
      'e2e/company-entrance-faults.spec.ts',
      'a password that is not taken says why, is sent once, and stays typed',
    ],
  },
  {
    section: 'Shown by',
    says: 'Each fault at the import, while it checks and while it registers',
    test: [
      'e2e/company-import-faults.spec.ts',
      'an import that meets any fault stops, says what is known of each row, and goes on when it is asked to',
    ],
  },
  {
    section: 'Shown by',
    says: '5,000 employees: first rows within the budget, no frame longer than 100 ms, measured by a command',
    test: ['bench/member.ts', 'the longest frame after the list of employees was sorted and filtered'],
  },
  {
    section: 'Shown by',
    says: '10,000-row CSV previewed in 2 s without a frozen page, measured by a command',
    test: ['bench/import.ts', 'Targets: 2 s, and no frame longer than 100 ms'],
  },
  {
    section: 'Shown by',
    says: 'Route x role is a test, on the page',
    test: [roles, "test.each(cases)('%s for %s: %s'"],
  },
  { section: 'Shown by', says: 'Route x role is a test, on the call', test: [roles, "('by %s is %s'"] },
  {
    section: 'Shown by',
    says: 'A user of another company',
    test: [employees, 'neither the employee nor the result can be read'],
  },
  {
    section: 'Shown by',
    says: 'CSV: wrong encodings',
    test: ['src/features/company/import/decode-file.test.ts', 'UTF-16 without a mark'],
  },
  {
    section: 'Shown by',
    says: 'CSV: quotes',
    test: ['src/features/company/import/parse-csv.test.ts', 'a quote that is never closed is told'],
  },
  {
    section: 'Shown by',
    says: 'CSV: formulas',
    test: ['src/features/company/import/report-file.test.ts', '=cmd|calc'],
  },
  {
    section: 'Shown by',
    says: 'CSV: duplicates',
    test: [
      'src/features/company/import/read-file.test.ts',
      'with the same number or NIK are all wrong, and name each other',
    ],
  },
  {
    section: 'Shown by',
    says: 'CSV: missing and extra columns',
    test: ['src/features/company/import/read-file.test.ts', 'lack a column that the file does not have'],
  },
  {
    section: 'Shown by',
    says: 'CSV: 10,000 rows',
    test: ['src/features/company/import/read-file.test.ts', 'of 10,000 are all there, each with its number'],
  },
  {
    section: 'Shown by',
    says: 'CSV: a broken connection half-way: nothing lost, nothing half sent without saying so',
    test: [imports, 'loses no employee, registers none twice, and is reported exactly'],
  },
]
