import type { Page } from '@playwright/test'
import { expect, hydrated, stopClock, test } from './site-test.ts'

/** Marks the document, so that the test notices a new document. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''))

test('a link to another page of the site is followed without a reload; one with a key held is left to the browser', async ({
  page,
}) => {
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  await mark(page)
  // Runs after the site's own listener, and stops the browser from opening a tab.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      document.body.dataset['followed'] = String(event.defaultPrevented)
      event.preventDefault()
    }),
  )
  const link = page.locator('a[href="/jadwal-dokter"]:visible').first()
  for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
    await link.click({ modifiers: [key] })
    await expect(page.locator('body[data-followed=false]')).toBeAttached()
    await expect(page).toHaveURL('/')
  }
  await link.click()
  await expect(page).toHaveURL('/jadwal-dokter')
  await expect(page.locator('body[data-same][data-followed=true]')).toBeAttached()
})

test('a form that asks for a page of the site is answered without a reload: the doctor finder, then the search', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await mark(page)
  await page.locator('select[name=hari]').selectOption('Senin')
  await page.getByRole('button', { name: 'Cari dokter' }).click()
  await expect(page).toHaveURL('/jadwal-dokter?hari=Senin')
  await expect(page.getByRole('link', { name: 'Hapus filter Senin' })).toBeVisible()
  for (const words of ['jantung', 'gizi']) {
    await page.getByRole('button', { name: 'Cari di situs ini' }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/cari?q=${words}`)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue(words)
  }
  await page.goBack()
  await expect(page).toHaveURL('/cari?q=jantung')
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('jantung')
  await expect(page.locator('body[data-same]')).toBeAttached()
})

test('a link to a part of the page that is shown is left to the browser', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  await mark(page)
  await page.getByRole('link', { name: 'Langsung ke isi halaman' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#main')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('body[data-same]')).toBeAttached()
})

// A name with an apostrophe. A percent sign before letters that would make an escape with it; the search ignores the sign.
for (const [words, query, read] of [
  ["Ma'ruf", 'Ma%27ruf', "Ma'ruf"],
  ['%41', '%2541', '41'],
] as const)
  test(`a doctor is searched for as ${words} with one request, back and forth too`, async ({ page }) => {
    await page.goto('/jadwal-dokter')
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/_data/')) asked.push(`${pathname}${search}`)
    })
    const name = page.getByLabel('Nama dokter', { exact: true })
    await name.fill(words)
    await page.getByRole('main').getByRole('button', { name: 'Terapkan' }).click()
    await expect(page).toHaveURL(`/jadwal-dokter?dokter=${query}`)
    await expect(page.getByText('Tidak ada jadwal yang cocok')).toBeVisible()
    await name.focus()
    await page.waitForLoadState('networkidle')
    await expect(name).toBeFocused()
    expect(asked).toEqual([`/_data/jadwal-dokter?dokter=${query}`])
    await page.goBack()
    await expect(page.getByText('61 jadwal', { exact: true })).toBeVisible()
    await page.goForward()
    await expect(name).toHaveValue(read)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([
      `/_data/jadwal-dokter?dokter=${query}`,
      '/_data/jadwal-dokter',
      `/_data/jadwal-dokter?dokter=${query}`,
    ])
  })

test('a visitor who goes back and then forward again, before the page came, stays where they are', async ({ page }) => {
  await page.goto('/paket')
  await hydrated(page)
  await mark(page)
  await page.locator('a[href="/jadwal-dokter"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal dokter')
  // Its data never comes.
  await page.route('**/_data/paket', () => undefined)
  const loading = page.getByRole('status').filter({ hasText: 'Memuat' })
  await page.goBack()
  await expect(loading).toBeVisible()
  const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/_data/paket'))
  await page.goForward()
  await given
  await expect(loading).toBeHidden()
  await expect(page).toHaveURL('/jadwal-dokter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jadwal dokter')
  await expect(page.locator('body[data-same]')).toBeAttached()
})

test('a link that is pressed in the moment when the address changes is followed', async ({ page }) => {
  await page.goto('/paket')
  await hydrated(page)
  await page.evaluate(() => {
    const follow = (href: string) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }
    // The event by which the site's router learns of its own navigation.
    window.addEventListener('pushState', () => follow('/artikel'), { once: true })
    follow('/dokter')
  })
  await expect(page).toHaveURL('/artikel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel')
})
