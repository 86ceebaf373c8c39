import type { Locator, Page } from '@playwright/test'
import { countEffort } from './count-effort.ts'
import type { Effort } from './count-effort.ts'
import { expect, hydrated, test } from './site-test.ts'

// People's tasks, from the home page on a phone. The test counts presses and screens, and the wanted content is on the screen in the end.

type Words = readonly [indonesian: string, english: string]

interface Task {
  readonly name: string
  /** The search text. Then the first line of the results is pressed. */
  readonly typed: Words
  /** The wanted content on the screen in the end. */
  readonly wanted: (main: Locator, say: (words: Words) => string) => Locator
}

/** A press opens the search, whose field has the focus, and another press opens its first result. */
const throughSearch: Effort = { taps: 2, screens: 3 }

const tasks: readonly Task[] = [
  {
    name: 'visiting hours',
    typed: ['jam besuk karawang', 'visiting hours karawang'],
    wanted: (main) => main.getByText(/11[.:]00.13[.:]00/).first(),
  },
  {
    name: 'the price of a check-up',
    typed: ['harga mcu dasar', 'basic check up price'],
    wanted: (main) => main.getByText(/650[.,]000/).first(),
  },
  {
    name: 'the signs of dengue',
    typed: ['gejala dbd', 'dengue symptoms'],
    // Not the package of tests for it.
    wanted: (main, say) =>
      main.getByRole('heading', { level: 1, name: say(['Demam Berdarah: Waspadai', 'Dengue: Watch']) }),
  },
  {
    name: 'the way to a hospital',
    typed: ['alamat rs kawung cikampek', 'rs kawung cikampek address'],
    wanted: (main, say) => main.getByRole('link', { name: new RegExp(say(['Petunjuk arah', 'Directions'])) }).first(),
  },
  {
    name: 'an ambulance',
    typed: ['ambulans karawang', 'ambulance karawang'],
    wanted: (main) => main.locator('a[href^="tel:"]').first(),
  },
  {
    name: 'a vacancy for nurses',
    typed: ['lowongan perawat', 'nurse vacancy'],
    // The other vacancies are below it.
    wanted: (main, say) =>
      main.getByText(new RegExp(say(['Lamaran diterima sampai', 'Applications are accepted']))).first(),
  },
  {
    name: 'the next free time of a heart specialist',
    typed: ['dokter jantung karawang', 'heart doctor karawang'],
    wanted: (main, say) =>
      main.getByRole('link', { name: new RegExp(say(['Buat janji temu', 'appointment']), 'i') }).first(),
  },
  {
    name: 'the telephone of a hospital',
    typed: ['telepon rs kawung purwakarta', 'rs kawung purwakarta phone'],
    wanted: (main, say) => main.getByRole('link', { name: new RegExp(`^${say(['Telepon', 'Call'])}`) }).first(),
  },
  {
    name: 'the day of the class for expectant mothers',
    typed: ['senam hamil', 'pregnancy exercise'],
    wanted: (main, say) =>
      main.getByText(new RegExp(say([String.raw`\d{1,2} \p{L}+ 20\d\d`, String.raw`\p{L}+ 20\d\d`]), 'u')).first(),
  },
]

/** Tasks per test: a new page for each task took as long as the task itself. */
const tasksOfTest = 3

const onScreen = async (page: Page, what: Locator) => {
  await expect(what).toBeVisible()
  await expect(what).toBeInViewport()
  await hydrated(page)
}

test.use({ viewport: { width: 360, height: 780 } })

for (const [index, prefix] of ['/', '/en'].entries())
  test.describe(`from ${prefix}`, () => {
    const say = (words: Words) => words[index === 0 ? 0 : 1]

    /** Types into the search, and follows its first result. */
    const search = async (page: Page, typed: Words) => {
      await page.goto(prefix)
      await hydrated(page)
      const counted = countEffort(page)
      await counted.tap(page.getByRole('button', { name: say(['Cari di situs ini', 'Search this site']) }))
      counted.opened()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('searchbox')).toBeFocused()
      await dialog.getByRole('searchbox').fill(say(typed))
      const first = dialog.getByRole('link').first()
      await expect(first).toBeInViewport()
      await counted.tap(first)
      return counted
    }

    for (let first = 0; first < tasks.length; first += tasksOfTest) {
      const some = tasks.slice(first, first + tasksOfTest)
      test(some.map(({ name }) => name).join('; '), async ({ page }) => {
        for (const { name, typed, wanted } of some)
          await test.step(name, async () => {
            const { effort } = await search(page, typed)
            await onScreen(page, wanted(page.getByRole('main'), say))
            expect(effort).toEqual(throughSearch)
          })
      })
    }

    test('the prices of two packages, side by side', async ({ page }) => {
      const { effort, tap } = await search(page, ['bandingkan paket', 'compare packages'])
      for (const name of say(['Check Up Dasar|Check Up Eksekutif', 'Basic Medical|Executive Medical']).split('|'))
        await tap(page.getByRole('checkbox', { name }))
      await tap(page.getByRole('button', { name: say(['Bandingkan', 'Compare']), exact: true }))
      await onScreen(page, page.getByRole('table').getByText(/650[.,]000/))
      await onScreen(page, page.getByRole('table').getByText(/2[.,]\d50[.,]000/))
      expect(effort).toEqual({ taps: 5, screens: 4 })
    })
  })
