import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const languages = [
  { path: '/', lang: 'id', retry: 'Coba lagi' },
  { path: '/en', lang: 'en', retry: 'Try again' },
] as const

const sections = [
  'schedules',
  'specialists',
  'locations',
  'packages',
  'articles',
  'testimonials',
  'videos',
  'instagram',
]

for (const { path, lang, retry } of languages) {
  test.describe(`the home page at ${path}`, () => {
    test('shows every section with something in it', async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      for (const name of sections) {
        const section = page.locator(`#${name}`)
        await expect(section.getByRole('heading', { level: 2 })).toBeVisible()
        // A specialty is a mere name to press.
        const cards = name === 'specialists' ? section.getByRole('heading', { level: 3 }) : section.getByRole('article')
        expect(await cards.count()).toBeGreaterThan(1)
        for (const card of await cards.all()) await expect(card).toHaveText(/\S/)
        await expect(section.getByText(retry)).toHaveCount(0)
      }
    })

    for (const width of [360, 1280]) {
      test(`has no axe violation at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await hydrated(page)
        await expectAccessible(page)
      })
    }

    test('has the search for a doctor on the first screen of a desktop; on a phone it begins there', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      const finder = page.locator('main form').first()
      for (const field of ['rs', 'spesialis', 'hari', 'dokter'])
        await expect(finder.locator(`[name=${field}]`)).toBeInViewport({ ratio: 1 })
      await expect(finder.getByRole('button')).toBeInViewport({ ratio: 1 })
      await page.setViewportSize({ width: 360, height: 740 })
      const bar = await page.getByRole('navigation', { name: /Navigasi bawah|Bottom navigation/ }).boundingBox()
      const { y = Infinity } = (await finder.boundingBox()) ?? {}
      expect(y).toBeLessThan(bar?.y ?? 0)
    })

    test('needs no horizontal scrolling at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, lang } of languages) {
    test(`the home page at ${path} can be read, and a doctor looked for`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      for (const name of sections)
        await expect(page.locator(`#${name}`).getByRole('heading', { level: 2 })).toBeVisible()
      await page.locator('select[name=hari]').selectOption('Senin')
      await page.locator('form:has(select[name=hari]) button[type=submit]').click()
      await expect(page).toHaveURL(/\/jadwal-dokter\?.*hari=Senin/)
    })
  }

  test('every slide has its picture', async ({ page }) => {
    await page.goto('/')
    const slides = page.getByRole('list', { name: 'Sorotan' }).getByRole('listitem')
    expect(await slides.count()).toBeGreaterThan(1)
    for (const slide of await slides.all()) await expect(slide.locator('img')).toHaveCount(1)
  })

  test('the language can be changed, and is remembered', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL('/en')
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await page.getByRole('link', { name: 'Indonesia' }).first().click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('when the CMS', () => {
  const faults = [
    ['fails', '500'],
    ['is in maintenance', 'malformed'],
    ['drops the connection', 'dropped'],
    ['answers with errors', 'errors'],
    ['is too slow', 'delay-9000'],
  ] as const
  for (const [what, fault] of faults) {
    test(`${what} for the articles, only their section says so`, async ({ page }) => {
      await page.goto(`/?__fault=Articles=${fault}`)
      await expect(page.locator('#articles').getByRole('status')).toContainText('belum dapat ditampilkan')
      await expect(page.locator('#articles').getByRole('link', { name: 'Coba lagi' })).toBeVisible()
      await expect(page.locator('#packages').getByText('Rp').first()).toBeVisible()
    })

    test(`${what} for everything, the page still stands`, async ({ page }) => {
      const response = await page.goto(`/en?__fault=*=${fault}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('status').filter({ hasText: 'cannot be shown' }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Find a doctor' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Emergency call' }).first().click()
      await expect(page.getByRole('dialog')).toContainText('119')
    })
  }

  test('has nothing yet, each section says so', async ({ page }) => {
    await page.goto('/?__fault=Articles=empty,Testimonials=empty')
    await expect(page.locator('#articles')).toContainText('Belum ada artikel')
    await expect(page.locator('#testimonials')).toContainText('Belum ada testimoni')
  })
})

test('made-up data is marked as such', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Data contoh', { exact: true }).click()
  await expect(page.getByText('bukan data medis sungguhan')).toBeVisible()
})

test('a video is fetched from YouTube only when it is asked for', async ({ page }) => {
  const foreign: string[] = []
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>video</title>' })
  })
  await page.goto('/')
  await hydrated(page)
  expect(foreign).toEqual([])
  await page.locator('#videos').getByRole('button').first().click()
  await expect(page.locator('#videos iframe')).toHaveCount(1)
  await expect.poll(() => foreign[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
})
