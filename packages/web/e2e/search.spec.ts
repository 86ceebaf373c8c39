import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const openSearch = async (page: Page, path = '/') => {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: path.startsWith('/en') ? 'Search this site' : 'Cari di situs ini' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return { dialog, field: dialog.getByRole('searchbox') }
}

test.describe('the search of the header', () => {
  test('covers 70 % of the window, and finds articles, packages, doctors and events while one types', async ({ page }) => {
    const { dialog, field } = await openSearch(page)
    const box = await dialog.boundingBox()
    expect(Math.round(((box?.width ?? 0) / 1280) * 100)).toBe(70)
    await expect(field).toBeFocused()
    await field.pressSequentially('jantung')
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ /)
    for (const name of ['Artikel', 'Paket', 'Dokter', 'Acara & komunitas']) {
      await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
    }
    await expect(dialog.getByRole('region', { name: 'Artikel' }).getByRole('link').first()).toHaveAttribute('href', /^\/[\w-]+\/[\w-]+$/)
    await expect(dialog.getByRole('region', { name: 'Paket' }).getByRole('link').first()).toHaveAttribute('href', /^\/paket\/[\w-]+$/)
    await expectAccessible(page)
  })

  test('answers what was typed before it was at work', async ({ page }) => {
    // What is left of taking over the page waits: React goes on by messages to itself.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = []
      const isHeld = () => document.documentElement.hasAttribute('data-hydrated') && !Object.hasOwn(window, 'goOn')
      const sender = Reflect.get(MessagePort.prototype, 'postMessage') as (...message: unknown[]) => void
      const postMessage = new Proxy(sender, {
        apply: (send, port, message) => (isHeld() ? waiting.push(() => Reflect.apply(send, port, message)) : Reflect.apply(send, port, message)),
      })
      Object.assign(MessagePort.prototype, { postMessage })
      addEventListener('go-on', () => {
        Object.assign(window, { goOn: true })
        waiting.forEach((next) => next())
      })
    })
    await page.goto('/')
    await hydrated(page)
    const isAtWork = () => page.locator('dialog input[type=search]').evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactFiber')))
    expect(await isAtWork()).toBe(false)
    await page.getByRole('button', { name: 'Cari di situs ini' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('searchbox')
    await field.pressSequentially('jantung')
    await page.evaluate(() => dispatchEvent(new Event('go-on')))
    await expect(dialog.getByRole('region')).toHaveCount(4)
    await expect(field).toHaveValue('jantung')
  })

  test('hides a group whose toggle is switched off, by the keyboard', async ({ page }) => {
    const { dialog, field } = await openSearch(page)
    await field.fill('jantung')
    await expect(dialog.getByRole('region')).toHaveCount(4)
    await dialog.getByRole('checkbox', { name: 'Paket' }).focus()
    await page.keyboard.press('Space')
    await expect(dialog.getByRole('region')).toHaveCount(3)
    await expect(dialog.getByRole('region', { name: 'Paket' })).toHaveCount(0)
  })

  for (const [path, none] of [['/', 'Dokter tidak ditemukan'], ['/en', 'No doctors found']] as const) {
    test(`says of each group that has nothing that it has nothing, at ${path}`, async ({ page }) => {
      const { dialog, field } = await openSearch(page, path)
      await field.fill('qqqzzz')
      await expect(dialog.getByText(none)).toBeVisible()
      await expect(dialog.getByRole('status')).toHaveText(/^0 |^Tidak|^No/)
    })
  }

  test('takes blank words and mere wildcards for nothing to search for', async ({ page }) => {
    const { dialog, field } = await openSearch(page)
    await field.fill('jantung')
    await expect(dialog.getByRole('region')).toHaveCount(4)
    await field.fill('')
    await expect(dialog.getByRole('region')).toHaveCount(0)
    await field.fill('%%')
    await expect(dialog.getByText('Dokter tidak ditemukan')).toBeVisible()
  })

  test('never shows an older answer for newer words', async ({ page }) => {
    const { dialog, field } = await openSearch(page)
    let releaseFirst = () => {}
    const held = new Promise<void>((resolve) => (releaseFirst = resolve))
    await page.route('**/graphql', async (route) => {
      const { variables } = route.request().postDataJSON() as { variables: { text: string } }
      if (variables.text === 'jantung') await held
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest((request) => request.postData()?.includes('"jantung"') ?? false)
    await field.fill('jantung')
    await asked
    await field.fill('qqqzzz')
    await expect(dialog.getByText('Artikel tidak ditemukan')).toBeVisible()
    releaseFirst()
    await expect(dialog.getByText('Artikel tidak ditemukan')).toBeVisible()
    await expect(dialog.getByRole('region').getByRole('link')).toHaveCount(0)
  })

  test('says so where a group cannot be searched just now', async ({ page }) => {
    const { dialog, field } = await openSearch(page)
    await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'x' }] } }))
    await field.fill('jantung')
    await expect(dialog.getByText('Bagian ini belum dapat ditampilkan')).toHaveCount(4)
  })

  test('closes when a result is followed, remembers the words once for seven days, and offers them again', async ({ page, context }) => {
    for (let time = 0; time < 2; time += 1) {
      const { dialog, field } = await openSearch(page)
      await field.fill('jantung')
      await dialog.getByRole('region', { name: 'Artikel' }).getByRole('link').first().click()
      await expect(page).not.toHaveURL('/')
      await expect(dialog).toBeHidden()
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'search_history')
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('["jantung"]')
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7)
    const { dialog } = await openSearch(page)
    await dialog.getByRole('button', { name: 'jantung' }).click()
    await expect(dialog.getByRole('searchbox')).toHaveValue('jantung')
    await expect(dialog.getByRole('region')).toHaveCount(4)
  })

  test('remembers what was searched for before, also where a page of results is opened by its address', async ({ page, context }) => {
    for (const words of ['jantung', 'gizi']) {
      await page.goto(`/cari?q=${words}`)
      await hydrated(page)
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'search_history')
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('["gizi","jantung"]')
    const { dialog } = await openSearch(page)
    for (const words of ['gizi', 'jantung']) await expect(dialog.getByRole('button', { name: words })).toBeVisible()
  })

  test('is a drawer on a phone of 320 px, where nothing has to be scrolled sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { dialog, field } = await openSearch(page)
    await field.fill('jantung')
    await expect(dialog.getByRole('region')).toHaveCount(4)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of [['/cari?q=jantung', 'Cari'], ['/en/cari?q=jantung', 'Search']] as const) {
    test(`the results are a page of their own at ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('main').getByRole('link', { name: /jantung/i }).first()).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  }
})

test.describe('the endpoint behind it', () => {
  for (const [what, data] of [
    ['a text of a document', { query: '{ rumahSakits { data { id } } }' }],
    ['a document that is not of the search', { documentId: 'sha256:0', variables: { text: 'a', limit: 10 } }],
    ['more than ten', { documentId: 'sha256:0', variables: { text: 'a', limit: 1000 } }],
    ['nothing', {}],
  ] as const) {
    test(`refuses ${what}`, async ({ request }) => {
      expect((await request.post('/graphql', { data })).status()).toBe(400)
    })
  }
})
