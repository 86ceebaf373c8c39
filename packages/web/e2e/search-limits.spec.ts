import type { Page } from '@playwright/test'
import { expect, hydrated, test, testsAt } from './site-test.ts'

const languages = [
  {
    width: 360,
    path: '/paket',
    open: 'Cari di situs ini',
    cut: 'Hanya 100 karakter pertama yang dicari.',
    none: 'Dokter tidak ditemukan',
    failed: 'Hasil pencarian belum dapat ditampilkan',
    page: '/cari',
  },
  {
    width: 1280,
    path: '/en/paket',
    open: 'Search this site',
    cut: 'Only the first 100 characters are searched for.',
    none: 'No doctors found',
    failed: 'Search results cannot be shown just now',
    page: '/en/cari',
  },
] as const

const openSearch = async (page: Page, path: string, name: string) => {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}

const historyOf = async (page: Page): Promise<unknown> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'search_history')
  return JSON.parse(decodeURIComponent(cookie?.value ?? '[]'))
}

for (const { width, path, open, cut, none, failed, page: results } of languages) {
  test.describe(`a search at ${path} and ${width} px`, () => {
    const { inIndonesian, inEnglish } = testsAt(path)

    test.use({
      viewport: { width, height: 780 },
      tolerated: /^Failed to load resource: the server responded with a status of 400/,
    })

    inIndonesian('of any length gets an answer', async ({ page }) => {
      const statuses: number[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('/_search')) statuses.push(response.status())
      })
      const dialog = await openSearch(page, path, open)
      await dialog.getByRole('searchbox').fill('x'.repeat(100))
      await expect(dialog.getByText(none)).toBeVisible()
      await expect(dialog.getByText(cut)).toHaveCount(0)
      await dialog.getByRole('searchbox').fill(`${'x'.repeat(99)} y${'z'.repeat(5000)}`)
      await expect(dialog.getByText(cut)).toBeVisible()
      await expect(dialog.getByText(none)).toBeVisible()
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      await page.goto(`${results}?q=${'x'.repeat(101)}`)
      await expect(page.getByRole('main').getByText(cut)).toBeVisible()
    })

    inEnglish('that is refused says that it cannot be shown', async ({ page }) => {
      await page.route('**/_search', (route) =>
        route.fulfill({ status: 400, json: { errors: [{ message: 'Permintaan tidak dikenal.' }] } }),
      )
      const dialog = await openSearch(page, path, open)
      await dialog.getByRole('searchbox').fill('jantung')
      await expect(dialog.getByText(failed).first()).toBeVisible()
    })

    inIndonesian(
      'is in the history once it is typed, without Enter, and once only',
      { tag: '@search.mobile-history' },
      async ({ page }) => {
        const dialog = await openSearch(page, path, open)
        const field = dialog.getByRole('searchbox')
        await field.fill('ja')
        await field.fill('jan')
        await expect.poll(() => historyOf(page)).toEqual(['jan'])
        await field.fill('jantung')
        await expect.poll(() => historyOf(page)).toEqual(['jantung'])
        await field.fill('mata')
        await expect.poll(() => historyOf(page)).toEqual(['mata', 'jantung'])
        await field.fill('jantung')
        await expect(dialog.getByRole('link').first()).toBeVisible()
        expect(await historyOf(page)).toEqual(['mata', 'jantung'])
        await field.fill('')
        await expect(dialog.getByRole('button', { name: 'jantung' })).toBeVisible()
      },
    )
  })
}
