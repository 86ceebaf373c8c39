import { expect, test } from 'vitest'
import { matchPath } from '../../../routes/match.ts'
import { companyEntries, menuPages } from './company-entries.ts'

const labelsOf = (isAdmin: boolean) =>
  companyEntries({ locale: 'en', message: (id) => id, current: 'employees', isAdmin }).map(
    (entry) => 'href' in entry && [entry.label, entry.href, entry.current],
  )

test(
  'a company user has the profile and four more entries',
  { tags: ['company.menu', 'company.menu-summary', 'company.user-role'] },
  () => {
    expect(labelsOf(false)).toEqual([
      ['web.company.menu.profile', '/en/company-area/profile', false],
      ['web.company.menu.employees', '/en/company-area/pasien', true],
      ['web.company.menu.results', '/en/company-area/hasil-mcu', false],
      ['web.company.menu.summary', '/en/company-area/hasil-mcu/chart', false],
      ['web.company.menu.referrals', '/en/company-area/accident', false],
    ])
  },
)

test('an administrator has Admin Corporate in place of the profile', { tags: ['company.menu-admin'] }, () => {
  expect(labelsOf(true)[0]).toEqual(['web.company.menu.admin', '/en/company-area/admin-corp', false])
  expect(labelsOf(true)).toHaveLength(5)
})

test('the pages that are fetched ahead are those of the menu after the own one', () => {
  const entries = companyEntries({ locale: 'en', message: (id) => id, current: 'profile', isAdmin: false })
  const pages = entries.map((entry) => 'href' in entry && matchPath(entry.href ?? '')?.route.page)
  expect(pages.slice(1)).toEqual(menuPages)
})
