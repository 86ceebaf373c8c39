import type { Page } from '@playwright/test'
import { localizedPath } from '../src/routes/href.ts'
import { logInCompany } from './company-user.ts'
import { expectNothingOverText } from './little-room.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'
import { isOpenedForWindows, languageInWindows } from './usable-pages.ts'
import { expectToFit } from './windows.ts'

/** Tests that the whole open page is readable in every window. */
const expectToBeRead = async (page: Page): Promise<void> => {
  await expectToFit(page)
  await expectNothingOverText(page)
}

/** Pages per test, so that it takes less than ten seconds. */
const pagesOfTest = 2

const visited = [...languageInWindows].filter(([path]) => isOpenedForWindows(path))

for (let first = 0; first < visited.length; first += pagesOfTest) {
  const some = visited.slice(first, first + pagesOfTest).map(([path, locale]) => localizedPath(path, locale))
  test(`${some.join(', ')} can be read in windows of every width, and bars take a fifth of the height at most`, async ({
    page,
  }) => {
    for (const address of some) {
      await page.goto(address)
      await hydrated(page)
      await expectToBeRead(page)
    }
  })
}

test('the registration of patients and the log-in of companies can be read in a window with little room', async ({
  page,
}) => {
  for (const address of ['/member-area/register', '/en/company-area/login']) {
    await page.goto(address)
    await hydrated(page)
    await expectNothingOverText(page)
  }
})

const areas = [
  {
    who: 'a patient',
    begin: (page: Page, url: string) => logInAs(page, 'siti', url),
    pages: [
      '/member-area/profile',
      '/en/member-area/keluarga',
      '/member-area/keluarga/tambah-keluarga',
      '/en/member-area/appointment/1001/open',
      '/member-area/history-kunjungan/1001',
      '/en/member-area/list-hasil/1001',
    ],
  },
  {
    who: 'a company user',
    begin: (page: Page, url: string) => logInCompany(page, 'wulan', url),
    pages: [
      '/company-area/profile',
      '/en/company-area/pasien',
      '/company-area/hasil-mcu',
      '/en/company-area/hasil-mcu/chart',
      '/company-area/accident',
      '/company-area/accident/baru',
    ],
  },
  {
    who: 'an administrator',
    begin: (page: Page, url: string) => logInCompany(page, 'bambang', url),
    pages: ['/company-area/admin-corp'],
  },
] as const

/** The browser reads the data of area pages, so they take longer. */
const pagesOfAreaTest = 2

for (const { who, begin, pages } of areas)
  for (let first = 0; first < pages.length; first += pagesOfAreaTest) {
    const some = pages.slice(first, first + pagesOfAreaTest)
    test(`${some.join(', ')} of ${who} can be read in windows of every width`, async ({ page, baseURL }) => {
      await begin(page, baseURL ?? '')
      for (const address of some) {
        await page.goto(address)
        await hydrated(page)
        await expect(page.getByRole('main').getByText(/^(Memuat|Loading)…$/)).toHaveCount(0)
        await expectToBeRead(page)
      }
    })
  }
