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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const words of languages) {
    test(`at ${words.path} a doctor is found by hospital, specialty, day or name alone, and each filter can be taken off`, async ({
      page,
    }) => {
      await page.goto(words.path)
      await expectFound(page, words, 61, /RS Kawung/)
      for (const [field, choice, parameter, count, inEach] of [
        [words.hospital, 'RS Kawung Subang', 'rs=RS06', 4, /RS Kawung Subang/],
        [words.specialty, words.cardiology, 'spesialis=SPJP', 4, new RegExp(words.cardiology)],
        [words.day, words.sunday, 'hari=Minggu', 13, new RegExp(words.sunday)],
        [words.doctor, 'BUDI', 'dokter=BUDI', 3, /Budi/],
      ] as const) {
        const control = page.getByLabel(field, { exact: true })
        await (field === words.doctor ? control.fill(choice) : control.selectOption({ label: choice }))
        await apply(page, words)
        expect(new URL(page.url()).search).toContain(parameter)
        await expectFound(page, words, count, inEach)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
        await page.getByRole('link', { name: `${words.remove} ${choice}` }).click()
        await expect(page).toHaveURL(words.path)
        await expectFound(page, words, 61, /RS Kawung/)
      }
    })

    test(`at ${words.path} a doctor is found by all four together, and none where one of them does not fit`, async ({
      page,
    }) => {
      await page.goto(words.path)
      await page.getByLabel(words.hospital, { exact: true }).selectOption({ label: 'RS Kawung Karawang' })
      await page.getByLabel(words.specialty, { exact: true }).selectOption({ label: words.internal })
      await page.getByLabel(words.day, { exact: true }).selectOption({ label: words.wednesday })
      await page.getByLabel(words.doctor).fill('WAHYUDI')
      await apply(page, words)
      await expectFound(page, words, 1, /dr\. Eko Wahyudi, Sp\.PD-KGH/)
      await expect(page.getByLabel(words.doctor)).toHaveValue('WAHYUDI')
      for (const filter of ['RS Kawung Karawang', words.internal, words.wednesday, 'WAHYUDI'])
        await expect(page.getByRole('link', { name: `${words.remove} ${filter}` })).toBeVisible()
      await page.getByLabel(words.day, { exact: true }).selectOption({ label: words.tuesday })
      await apply(page, words)
      await expect(page.getByText(words.none)).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
      await page.getByRole('link', { name: words.clear }).click()
      await expect(page).toHaveURL(words.path)
      await expect(cards(page)).toHaveCount(10)
    })

    test(`at ${words.path} ten stand on each page and the rest on the last one, every one once`, async ({ page }) => {
      await page.goto(words.path)
      const seen: string[] = []
      for (let number = 1; number <= 7; number += 1) {
        await expect(page).toHaveURL(number === 1 ? words.path : `${words.path}?page=${number}`)
        await expect(cards(page)).toHaveCount(number === 7 ? 1 : 10)
        for (const card of await cards(page).all())
          seen.push((await card.getByRole('link', { name: /^(?:Buat janji|Make an)/ }).getAttribute('href')) ?? '')
        const next = page.getByRole('link', { name: words.next })
        await expect(next).toHaveCount(number === 7 ? 0 : 1)
        if (number < 7) await next.click()
      }
      expect(new Set(seen).size).toBe(61)
      await page.getByRole('link', { name: words.first, exact: true }).click()
      await expect(page).toHaveURL(words.path)
    })
  }
})

for (const words of languages) {
  test(`at ${words.path} the filters stand in the address: they outlive loading anew, going back, and being shared`, async ({
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
