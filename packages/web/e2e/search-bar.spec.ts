import { expect, expectAccessible, hydrated, testsAt } from './site-test.ts'

const languages = [
  { path: '/paket', title: 'Cari di situs ini', results: '/cari' },
  { path: '/en/paket', title: 'Search this site', results: '/en/cari' },
] as const

for (const { path, title, results } of languages) {
  const { inIndonesian, inEnglish } = testsAt(path)

  inIndonesian(
    `from 1200 px typing into the field of the header opens the search and goes on there, and emptying it closes it, at ${path}`,
    { tag: ['@shell.search-form', '@search.modal', '@search.empty'] },
    async ({ page }) => {
      await page.setViewportSize({ width: 1200, height: 800 })
      await page.goto(path)
      await hydrated(page)
      const field = page.getByRole('banner').getByRole('searchbox')
      await expect(field).toHaveCount(1)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/_search')) asked.push(request.postData() ?? '')
      })
      await field.click()
      await page.keyboard.type('jantung')
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('searchbox')).toHaveValue('jantung')
      await expect(dialog.getByRole('searchbox')).toBeFocused()
      const askedForAll = () => asked.filter((body) => body.includes('"jantung"'))
      // If typing takes longer than the pause, the first answer may be for a part of the word.
      await expect.poll(askedForAll).toHaveLength(1)
      await expect(dialog.getByRole('link').first()).toBeVisible()
      await expect.poll(async () => Math.round((((await dialog.boundingBox())?.width ?? 0) / 1200) * 100)).toBe(70)
      await expectAccessible(page)
      // One request for all kinds, sent once for the final words.
      expect(askedForAll()).toHaveLength(1)
      await dialog.getByRole('searchbox').fill('')
      await expect(dialog).toBeHidden()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
      await page.keyboard.type('mata')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${results}?q=mata`)
    },
  )

  inEnglish(`below 1200 px there is a drawer instead, at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1199, height: 800 })
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: title }).click()
    await expect(page.getByRole('dialog', { name: title }).getByRole('searchbox')).toBeFocused()
  })
}
