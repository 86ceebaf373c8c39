import type { Locator } from '@playwright/test'
import { expect, test } from './site-test.ts'

const path = '/informasi/event-community'

const days = (events: Locator): Promise<string[]> =>
  events.getByRole('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))

for (const { language, title, upcoming, past, day, exercise, programme, over, all, others } of [
  {
    language: '',
    title: 'Acara dan komunitas',
    upcoming: 'Akan datang',
    past: 'Sudah berlangsung',
    day: /^(?:Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu), \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    exercise: 'Senam Jantung Sehat Bersama',
    programme: 'Acara',
    over: 'Acara ini sudah selesai',
    all: 'Semua acara',
    others: 'Acara lainnya',
  },
  {
    language: '/en',
    title: 'Events and communities',
    upcoming: 'Coming up',
    past: 'Past events',
    day: /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} \p{Lu}\p{Ll}+ 20\d\d$/u,
    exercise: 'Heart-Healthy Exercise Together',
    programme: 'Programme',
    over: 'This event is over',
    all: 'All events',
    others: 'Further events',
  },
] as const) {
  test.describe(`${language}${path}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('has the events to come, the next one first, before those past, the latest first, each with the day in words', async ({
      page,
    }) => {
      await page.goto(`${language}${path}`)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([upcoming, past])
      const lists = main.locator('h2 + ul')
      await expect(lists).toHaveCount(2)
      const today = new Date().toISOString()
      const [toCome, before] = [lists.nth(0).getByRole('article'), lists.nth(1).getByRole('article')]
      await expect(toCome).toHaveCount(6)
      await expect(before).toHaveCount(3)
      for (const event of [...(await toCome.all()), ...(await before.all())])
        await expect(event.getByRole('time')).toHaveText(day)
      const [comingDays, pastDays] = [await days(toCome), await days(before)]
      expect(comingDays).toEqual(comingDays.toSorted())
      expect(pastDays).toEqual(pastDays.toSorted().toReversed())
      expect((comingDays[0] ?? '') > (pastDays[0] ?? '')).toBe(true)
      expect((pastDays[0] ?? '9') < today).toBe(true)
    })

    test('leads to an event with its day, place and programme, and five others', async ({ page }) => {
      await page.goto(`${language}${path}`)
      await page.getByRole('main').getByRole('link', { name: exercise, exact: true }).click()
      await expect(page).toHaveURL(`${language}${path}/senam-jantung-sehat-bersama`)
      const main = page.getByRole('main')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(exercise)
      await expect(main.getByRole('time').nth(0)).toHaveText(day)
      await expect(main.getByRole('link', { name: 'RS Kawung Karawang', exact: true })).toHaveAttribute(
        'href',
        `${language}/rumah-sakit/rs-kawung-karawang`,
      )
      await expect(main.getByRole('heading', { level: 2, name: programme, exact: true })).toBeVisible()
      await expect(main.getByText(over)).toHaveCount(0)
      const related = page.getByRole('region', { name: others })
      await expect(related.getByRole('article')).toHaveCount(5)
      await expect(related.getByRole('link', { name: exercise })).toHaveCount(0)
      await related.getByRole('link', { name: all }).click()
      await expect(page).toHaveURL(`${language}${path}`)
    })

    test('says of an event that is over that it is, and has five others', async ({ page }) => {
      await page.goto(`${language}${path}/seminar-awam-hidup-baik-dengan-diabetes`)
      await expect(page.getByRole('main').getByText(over)).toBeVisible()
      await expect(page.getByRole('region', { name: others }).getByRole('article')).toHaveCount(5)
    })
  })
}
