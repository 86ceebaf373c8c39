import { expect, hydrated, test } from './site-test.ts'

const fields = { rs: 'Hospital', spesialis: 'Specialty', hari: 'Practice day', dokter: "Doctor's name" } as const

/** The names of the same fields among the filters of the schedules. */
const filters = { ...fields, hari: 'Day' } as const

const choices = { rs: 'RS Kawung Karawang', spesialis: 'Internal Medicine', hari: 'Sunday', dokter: 'eko' } as const

/** The values of the choices in an address. A card also shows Sunday at the end of a range of days. */
const values = { rs: 'RS01', spesialis: 'SPPD', hari: 'Minggu', dokter: 'eko' } as const

// The unit tests filter by each of them alone.
const filled = ['rs', 'spesialis', 'hari', 'dokter'] as const

test(
  'a doctor is looked for by hospital, specialty, day and name, and the schedules are those asked for',
  { tag: '@home.find-doctor' },
  async ({ page }) => {
    await page.goto('/en')
    await hydrated(page)
    const finder = page.getByRole('search', { name: 'Find your doctor' })
    for (const name of filled) {
      const field = finder.getByLabel(fields[name], { exact: true })
      await (name === 'dokter' ? field.fill(choices[name]) : field.selectOption({ label: choices[name] }))
    }
    await finder.getByRole('button', { name: 'Find a doctor' }).click()
    await expect(page).toHaveURL(`/en/jadwal-dokter?${filled.map((name) => `${name}=${values[name]}`).join('&')}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Remove the filter / })).toHaveCount(filled.length)
    for (const name of filled) {
      await expect(main.getByRole('link', { name: `Remove the filter ${choices[name]}`, exact: true })).toBeVisible()
      await expect(main.getByLabel(filters[name], { exact: true })).toHaveValue(values[name])
    }
    const cards = main.getByRole('article')
    await expect(cards).not.toHaveCount(0)
    for (const card of await cards.all()) {
      for (const name of filled) await expect(card).toContainText(choices[name], { ignoreCase: true })
    }
  },
)
