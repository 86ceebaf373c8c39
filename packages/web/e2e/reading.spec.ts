import { testUsablePages } from './page-tests.ts'
import { expect, hydrated, test } from './site-test.ts'
import { usablePages } from './usable-pages.ts'

const article = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'

testUsablePages(usablePages.reading)

test('an article that was pasted from another program runs nothing, loads nothing and leads nowhere unsafe', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'))
  for (const path of [article, '/gaya-hidup-sehat/gula-garam-lemak-berapa-batasnya']) {
    await page.goto(path)
    await hydrated(page)
    await expect(
      page.locator('[onclick], [onerror], [style], iframe, a[href^="javascript" i], .MsoNormal'),
    ).toHaveCount(0)
  }
  expect(requests.filter((url) => /iklan|penghitung|pancingan/.test(url))).toEqual([])
})
