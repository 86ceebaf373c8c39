import { testUsablePages } from './page-tests.ts'
import { expect, hydrated, test } from './site-test.ts'
import { usablePages } from './usable-pages.ts'

const doctor = '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha'

testUsablePages(usablePages.care)

test.describe('what only the specialty of a doctor leads to', () => {
  // The CMS takes long for the doctor, and longer for the colleagues.
  const address = `${doctor}?__fault=DoctorBySlug=delay-700,getDoctors=delay-1500`

  test('is not waited for while the CMS is slow, and comes by itself when the page is at work', async ({ page }) => {
    // When the page asks once more, the CMS answers at its usual speed.
    await page.route('**/_data/**', (route) => {
      const url = new URL(route.request().url())
      url.searchParams.delete('__fault')
      return route.continue({ url: url.href })
    })
    await page.goto(address)
    await hydrated(page)
    const colleagues = page.locator('#rekan')
    await expect(colleagues.getByRole('article')).toHaveCount(2)
    await expect(colleagues.getByText('belum dapat ditampilkan')).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })

  test('comes by itself after a navigation as well', async ({ page }) => {
    let slow = true
    await page.route('**/_data/**', (route) => {
      const url = `${route.request().url()}${slow ? new URL(address, route.request().url()).search : ''}`
      slow = false
      return route.continue({ url })
    })
    await page.goto('/dokter?dokter=ratna')
    await hydrated(page)
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: /Ratna Widyaningsih/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Ratna Widyaningsih/ })).toBeVisible()
    await expect(page.locator('#rekan').getByRole('article')).toHaveCount(2)
    await expect(page).toHaveURL(doctor)
  })

  test('is asked for once: where it cannot be read then, its place says so', async ({ page }) => {
    let asked = 0
    await page.route('**/_data/**', (route) => {
      asked += 1
      return route.continue()
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await hydrated(page)
    await expect(page.locator('#rekan').getByText('belum dapat ditampilkan')).toBeVisible()
    expect(asked).toBe(1)
  })

  test('does not bring its page back where another one was opened meanwhile', async ({ page }) => {
    // The whole page arrives between the change of the address and the first rendering of the other page.
    await page.addInitScript((path) => {
      const opened = new Promise<void>((resolve) => {
        const push = history.pushState.bind(history)
        history.pushState = (...entry) => {
          push(...entry)
          resolve()
        }
      })
      const ask = window.fetch.bind(window)
      window.fetch = async (input, init) => {
        const response = await ask(input, init)
        if (typeof input !== 'string' || !input.startsWith(`/_data${path}`)) return response
        const whole: unknown = await response.json()
        response.json = () => opened.then(() => whole)
        return response
      }
    }, doctor)
    const arrived = page.waitForResponse(/\/_data\/dokter\//)
    await page.goto(address)
    await hydrated(page)
    await (await arrived).finished()
    await page.getByRole('contentinfo').locator('a[href="/jadwal-dokter"]').click()
    await expect(page).toHaveURL('/jadwal-dokter')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Ratna/)
    await expect(page.getByLabel('Nama dokter', { exact: true })).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('says that it cannot be shown yet, with a link to try again', async ({ page }) => {
      await page.goto(address)
      const colleagues = page.locator('#rekan')
      await expect(colleagues.getByText('belum dapat ditampilkan')).toBeVisible()
      await expect(colleagues.getByRole('link', { name: 'Coba lagi' })).toHaveAttribute(
        'href',
        new RegExp(`^${doctor}`),
      )
      await expect(page.getByRole('heading', { level: 1, name: /Ratna Widyaningsih/ })).toBeVisible()
    })
  })
})
