import { expect, hydrated, test } from './site-test.ts'

test('the button to the top shows after 200 px of scroll', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Kembali ke atas' })
  await page.evaluate(() => window.scrollTo({ top: 190, behavior: 'instant' }))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 260, behavior: 'instant' }))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the header becomes sticky after 150 px of scroll', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const header = page.locator('header').first()
  await page.evaluate(() => window.scrollTo({ top: 140, behavior: 'instant' }))
  await expect(header).not.toHaveAttribute('data-stuck')
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expect(header).toHaveAttribute('data-stuck')
  await expect(header).toBeInViewport()
})

for (const [path, calls] of [['/', ['Panggilan Darurat', 'Ambulans']], ['/en', ['Emergency call', 'Ambulance']]] as const) {
  for (const width of [360, 1280]) {
    test(`the emergency call opens the numbers to call, at ${path} and ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      // Phones have room for the first one beside the menu.
      for (const name of width === 360 ? [calls[0]] : calls) {
        await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
        const numbers = page.getByRole('dialog', { name, exact: true }).getByRole('link')
        expect(await numbers.count()).toBeGreaterThan(1)
        for (const number of await numbers.all()) await expect(number).toHaveAttribute('href', /^tel:\+?\d+$/)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })
  }
}

test('the footer is kept in local storage under the key bottom, and shown while the CMS has none', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const links = await page.locator('footer a').count()
  expect(await page.evaluate(() => localStorage.getItem('bottom'))).toContain('"locale":"id"')
  await page.goto('/?__fault=getBottomNavigation=500')
  await hydrated(page)
  await expect(page.locator('footer a')).toHaveCount(links)
})

test('a failure that nobody else tells of is told in a toast', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => window.dispatchEvent(new Event('error')))
  await expect(page.getByText('Oops...Something went wrong')).toBeVisible()
})

test.describe('a part of the site that cannot be fetched', () => {
  test.use({ missing: '.js' })

  test('reloads the page, at most once per minute', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.route('**/assets/search-panel-*.js', (route) => route.fulfill({ status: 404 }))
    let loads = 0
    page.on('load', () => (loads += 1))
    const search = async () => {
      await hydrated(page)
      await page.getByRole('button', { name: 'Cari di situs ini' }).click()
      await page.getByRole('dialog').getByRole('searchbox').fill('jantung')
    }
    const reloaded = page.waitForEvent('load')
    await search()
    await reloaded
    await search()
    await expect(page.getByRole('dialog').getByText('Bagian ini belum dapat ditampilkan')).toBeVisible()
    expect(loads).toBe(1)
  })
})

for (const path of ['/', '/dokter', '/rumah-sakit/rs-kawung-karawang']) {
  test(`a doctor can be asked about from a card at ${path}, in words that name the doctor and the hospital`, async ({ page }) => {
    await page.goto(path)
    const chat = page.locator('main').getByRole('link', { name: /^Tanyakan dr.* lewat WhatsApp$/ }).first()
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.href).toMatch(/^https:\/\/wa\.me\/62\d+\?text=/)
    const name = ((await chat.getAttribute('aria-label')) ?? '').replace(/^Tanyakan | lewat WhatsApp$/g, '')
    expect(address.searchParams.get('text')).toContain(`jadwal ${name} di RS Kawung`)
  })
}
