import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './site-test.ts'

const cards = (page: Page) => page.locator('main').getByRole('article')

const languages = [
  {
    path: '/jadwal-dokter',
    hospital: 'Rumah sakit',
    specialty: 'Spesialis',
    day: 'Hari praktik',
    doctor: 'Nama dokter',
    apply: 'Terapkan',
    clear: 'Hapus semua',
    remove: 'Hapus filter',
    internal: 'Penyakit Dalam',
    cardiology: 'Jantung dan Pembuluh Darah',
    tuesday: 'Selasa',
    wednesday: 'Rabu',
    sunday: 'Minggu',
    count: (count: number) => `${count} jadwal`,
    none: 'Tidak ada jadwal yang cocok',
    next: 'Berikutnya',
    first: 'Halaman 1',
  },
  {
    path: '/en/jadwal-dokter',
    hospital: 'Hospital',
    specialty: 'Specialty',
    day: 'Day',
    doctor: "Doctor's name",
    apply: 'Apply',
    clear: 'Clear all',
    remove: 'Remove the filter',
    internal: 'Internal Medicine',
    cardiology: 'Cardiology',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    sunday: 'Sunday',
    count: (count: number) => `${count} ${count === 1 ? 'schedule' : 'schedules'}`,
    none: 'No schedule matches',
    next: 'Next',
    first: 'Page 1',
  },
] as const

type Words = (typeof languages)[number]

const expectFound = async (page: Page, words: Words, count: number, inEach: RegExp) => {
  await expect(page.getByText(words.count(count), { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(Math.min(count, 10))
  for (const card of await cards(page).all()) await expect(card).toContainText(inEach)
}

const apply = (page: Page, words: Words) => page.getByRole('main').getByRole('button', { name: words.apply }).click()

for (const words of languages) {
  test(`at ${words.path} the filters are in the address: they outlive a reload, going back, and being shared`, async ({
    page,
    context,
  }) => {
    await page.goto(words.path)
    await hydrated(page)
    await page.getByLabel(words.day, { exact: true }).selectOption({ label: words.sunday })
    await apply(page, words)
    await expectFound(page, words, 13, new RegExp(words.sunday))
    await page.getByRole('link', { name: words.next }).click()
    const address = `${words.path}?hari=Minggu&page=2`
    await expect(page).toHaveURL(address)
    await expect(cards(page)).toHaveCount(3)
    await page.reload()
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel(words.day, { exact: true })).toHaveValue('Minggu')
    await expect(cards(page)).toHaveCount(3)

    const friend = await context.newPage()
    await friend.goto(address)
    await expect(friend.getByLabel(words.day, { exact: true })).toHaveValue('Minggu')
    expect(await cards(friend).getByRole('heading').allTextContents()).toEqual(
      await cards(page).getByRole('heading').allTextContents(),
    )

    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL(`${words.path}?hari=Minggu`)
    await expect(cards(page)).toHaveCount(10)
    await page.goBack()
    await expect(page).toHaveURL(words.path)
    await expect(page.getByLabel(words.day, { exact: true })).toHaveValue('')
    await expect(page.getByText(words.count(61), { exact: true })).toBeVisible()
  })
}
