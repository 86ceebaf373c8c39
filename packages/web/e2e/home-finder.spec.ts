import { expect, hydrated, test } from './site-test.ts'

const languages = [
  {
    path: '/',
    results: '/jadwal-dokter',
    form: 'Temukan dokter Anda',
    submit: 'Cari dokter',
    remove: 'Hapus filter',
    fields: { rs: 'Rumah sakit', spesialis: 'Spesialis', hari: 'Hari praktik', dokter: 'Nama dokter' },
    dayThere: 'Hari praktik',
    choices: { rs: 'RS Kawung Karawang', spesialis: 'Penyakit Dalam', hari: 'Minggu', dokter: 'eko' },
  },
  {
    path: '/en',
    results: '/en/jadwal-dokter',
    form: 'Find your doctor',
    submit: 'Find a doctor',
    remove: 'Remove the filter',
    fields: { rs: 'Hospital', spesialis: 'Specialty', hari: 'Practice day', dokter: "Doctor's name" },
    dayThere: 'Day',
    choices: { rs: 'RS Kawung Karawang', spesialis: 'Internal Medicine', hari: 'Sunday', dokter: 'eko' },
  },
] as const

/** The values of the choices in an address. A card names Sunday also at the end of a range of days. */
const values = { rs: 'RS01', spesialis: 'SPPD', hari: 'Minggu', dokter: 'eko' } as const

// The unit tests ask by each of them alone.
const filled = ['rs', 'spesialis', 'hari', 'dokter'] as const

for (const { path, results, form, submit, remove, fields, dayThere, choices } of languages) {
  test(
    `a doctor is looked for by hospital, specialty, day and name at ${path}, and the schedules are those asked for`,
    { tag: '@home.find-doctor' },
    async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      const finder = page.getByRole('search', { name: form })
      for (const name of filled) {
        const field = finder.getByLabel(fields[name], { exact: true })
        await (name === 'dokter' ? field.fill(choices[name]) : field.selectOption({ label: choices[name] }))
      }
      await finder.getByRole('button', { name: submit }).click()
      await expect(page).toHaveURL(`${results}?${filled.map((name) => `${name}=${values[name]}`).join('&')}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: new RegExp(`^${remove} `) })).toHaveCount(filled.length)
      for (const name of filled) {
        await expect(main.getByRole('link', { name: `${remove} ${choices[name]}`, exact: true })).toBeVisible()
        await expect(main.getByLabel(name === 'hari' ? dayThere : fields[name], { exact: true })).toHaveValue(
          values[name],
        )
      }
      const cards = main.getByRole('article')
      await expect(cards).not.toHaveCount(0)
      for (const card of await cards.all()) {
        for (const name of filled) await expect(card).toContainText(choices[name], { ignoreCase: true })
      }
    },
  )
}
