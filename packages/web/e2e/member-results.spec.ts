import type { Page, Request, Route } from '@playwright/test'
import { expectNoSidewaysScroll } from './keyboard.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { logInAs } from './member.ts'
import { sheetsOf } from './paper.ts'
import { expect, expectAccessible, hydrated, test, testsAt } from './site-test.ts'
import type { OwnSite } from './site-test.ts'
import { reachLimit, waitForAll } from './wait-for-all.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')

const opened = (page: Page, { result }: { readonly result: string }) =>
  page.getByRole('region', { name: result, exact: true })

/**
 * Opens a list of results that one hospital does not answer, and waits until the others have and the list is shown. Returns a function that
 * lets the hospital answer.
 */
const openWithSlowHospital = async (
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> => {
  const { promise: isHeld, resolve } = Promise.withResolvers<void>()
  const slow = /\/api\/hospital-care\/RS02\//
  await page.route(slow, async (route) => {
    await isHeld
    await answer(route)
  })
  const others = { asked: 0, answered: 0 }
  const isOther = (url: string) => url.includes('/api/hospital-care/') && !slow.test(url)
  page.on('request', (request) => (others.asked += Number(isOther(request.url()))))
  const end = (request: Request) => (others.answered += Number(isOther(request.url())))
  // Chromium reports some answers as aborted that the page has read.
  page.on('requestfinished', end).on('requestfailed', end)
  await waitForAll(page)
  await page.goto(address)
  await expect.poll(() => others.asked > 0 && others.answered === others.asked).toBe(true)
  // The page may still be reading the last answers.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await reachLimit(page)
  await expect(cards(page).first()).toBeVisible()
  return resolve
}

for (const words of [
  {
    prefix: '',
    width: 360,
    found: /^\d+ hasil$/,
    result: 'Hasil pemeriksaan',
    abnormal: /nilai di luar rujukan/,
    printed: /^Dicetak pada \d+ \w+ \d{4}$/,
    critical: /nilai kritis/,
    now: /IGD sekarang/,
    criticalThen: /^Ada nilai kritis pada \d/,
    pdf: 'Unduh PDF',
    back: 'Kembali ke daftar hasil',
    change: 'Lihat perubahan Kalium',
    asking: /^Mengambil hasil/,
    late: 'Tampilkan 1 hasil lagi',
    missing: /^Hasil dari .+ belum dapat ditampilkan\.$/,
    again: /^Coba lagi untuk/,
    range: /^Nilai rujukan: /,
    complete: /Selesai/,
    picture: /^Gambar /,
    explained: /membawa oksigen/,
    folded: /\d+ pemeriksaan, semua/,
    larger: 'Perbesar',
  },
  {
    prefix: '/en',
    width: 1280,
    found: /^\d+ results?$/,
    result: 'Result',
    abnormal: /outside their range/,
    printed: /^Printed on \d+ \w+ \d{4}$/,
    critical: /critical value/,
    now: /emergency unit now/,
    criticalThen: /^There was a critical value on \d/,
    pdf: 'Download the PDF',
    back: 'Back to the list',
    change: 'See the trend of Kalium',
    asking: /^Getting results/,
    late: 'Show 1 more result',
    missing: /^Results of .+ cannot be shown right now\.$/,
    again: /^Try .+ again$/,
    range: /^Reference range: /,
    complete: /Complete/,
    picture: /^Picture: /,
    explained: /carries oxygen/,
    folded: /\d+ tests?, (?:all )?within/,
    larger: 'Enlarge',
  },
] as const) {
  const { prefix, width, found } = words
  const list = `${prefix}/member-area/list-hasil`

  test.describe(`results at ${list}, ${width} px`, () => {
    const { inIndonesian, inEnglish } = testsAt(list)

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await logInAs(page, 'siti', site.url)
    })

    const openFirst = async (page: Page, verdict: RegExp): Promise<void> => {
      await expect(page.getByText(found)).toBeVisible()
      const button = cards(page).filter({ hasText: verdict }).getByRole('button').first()
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: words.back })).toBeFocused()
      await expect(opened(page, words).getByText(words.range).first()).toBeVisible()
    }

    inIndonesian(
      'are listed, opened and left by keyboard, and no number is in the address',
      { tag: '@member.result-pages' },
      async ({ page }) => {
        await page.goto(`${site.url}${list}`)
        await hydrated(page)
        await expect(page.getByText(found)).toBeVisible()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await openFirst(page, words.abnormal)
        await expect(page).toHaveURL(`${site.url}${list}`)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
        await page.reload()
        await expect(opened(page, words)).toBeVisible()
        await page.goBack()
        await expect(cards(page).first()).toBeVisible()
        await expect(page).toHaveURL(`${site.url}${list}`)
      },
    )

    inIndonesian('come as a PDF, and are printed without the site around them', async ({ page }) => {
      await page.goto(`${site.url}${list}?rs=RS01&jenis=laboratorium`)
      await hydrated(page)
      await openFirst(page, words.abnormal)
      await expect(opened(page, words).getByText(words.explained)).toBeVisible()
      const folded = page.locator('details').filter({ hasText: words.folded }).first()
      await expect(folded).not.toHaveAttribute('open')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words.pdf }).click()
      expect((await saved).suggestedFilename()).toBe('hasil-laboratorium.pdf')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button', { name: words.back })).toBeHidden()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(opened(page, words).getByText('Siti Rahayu').first()).toBeVisible()
      await expect(opened(page, words).getByText(words.printed)).toBeVisible()
      await expect(opened(page, words).getByText(/^Jl\. /)).toBeVisible()
      await folded.evaluate((group) =>
        window.addEventListener('beforeprint', () =>
          group.setAttribute('data-printed', String(group.hasAttribute('open'))),
        ),
      )
      expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
      // Paper has the folded groups too.
      await expect(folded).toHaveAttribute('data-printed', 'true')
      // On paper each value has its range beside it.
      expect(await sheetsOf(page)).toBeLessThanOrEqual(3)
    })

    inEnglish('have no "now" on paper: a critical value of today is printed with its day', async ({ page }) => {
      // The opened result alone: none of the earlier values, which are read after it, is newer.
      await page.route(
        /\/api\/hospital-care\/.*laboratorium\/[^/]+$/,
        async (route) => {
          const response = await route.fetch()
          const sampledNow = `"waktu_sampel":"${new Date().toISOString()}"`
          await route.fulfill({
            response,
            body: (await response.text()).replaceAll(/"waktu_sampel":"[^"]*"/g, sampledNow),
          })
        },
        { times: 1 },
      )
      await page.goto(`${site.url}${prefix}/member-area/list-hasil/1005?rs=RS01&jenis=laboratorium`)
      await hydrated(page)
      await openFirst(page, words.critical)
      const report = opened(page, words)
      await expect(report.getByText(words.now)).toBeVisible()
      await expect(report.getByText(words.criticalThen)).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(report.getByText(words.now)).toBeHidden()
      await expect(report.getByText(words.criticalThen)).toBeVisible()
    })

    inEnglish('have pictures that can be enlarged', { tag: '@member.result-pages' }, async ({ page }) => {
      await page.goto(`${site.url}${prefix}/member-area/hasil-penunjang/radiologi`)
      await hydrated(page)
      await expect(page.getByText(found)).toBeVisible()
      await cards(page).filter({ hasText: words.complete }).getByRole('button').first().click()
      const picture = opened(page, words).getByRole('img', { name: words.picture }).first()
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await picture.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: words.larger }).click()
      await expect(dialog.getByRole('status')).toHaveText('200%')
      await expectAccessible(page)
    })

    inIndonesian('of a person of the family say what is critical, and are compared over time', async ({ page }) => {
      await page.goto(`${site.url}${list}/1005`)
      await hydrated(page)
      await openFirst(page, words.critical)
      // The result is four weeks old, so the page offers no ambulance for it.
      await expect(opened(page, words).getByRole('link', { name: /119/ })).toHaveCount(0)
      await page.getByRole('button', { name: words.change }).click()
      await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(3)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    inEnglish('of other hospitals are shown while one is slow', async ({ page }) => {
      // Here the message for waiting and the message for found results may take different numbers of lines.
      await page.setViewportSize({ width: 320, height: 800 })
      const answer = await openWithSlowHospital(page, `${site.url}${list}`)
      const before = await cards(page).count()
      await expect(page.getByText(words.asking)).toBeVisible()
      answer()
      // A late result is offered by a button: it does not move the text that is being read.
      await expect(page.getByText(words.asking)).toBeHidden()
      await expect(cards(page)).toHaveCount(before)
      await expectNoLayoutShift(page)
      await page.getByRole('button', { name: words.late }).press('Enter')
      await expect(page.locator('main :focus')).toHaveCount(1)
      await expect(cards(page)).toHaveCount(before + 1)
    })

    inIndonesian('are where they were after one was open, also while a hospital is slow', async ({ page }) => {
      const answer = await openWithSlowHospital(page, `${site.url}${list}`)
      const opener = cards(page).filter({ hasText: words.abnormal }).getByRole('button').first()
      await opener.press('Enter')
      await expect(opened(page, words).getByText(words.range).first()).toBeVisible()
      await page.getByRole('button', { name: words.back }).press('Enter')
      await expect(opener).toBeFocused()
      await expect(page.getByText(words.asking)).toBeVisible()
      answer()
      await expect(page.getByText(words.asking)).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test.describe('whose explanations cannot be fetched', () => {
      test.use({ missing: /assets\/sentences/ })

      inIndonesian('are shown without them', async ({ page }) => {
        await page.route(/assets\/sentences/, (route) => route.abort())
        await page.goto(`${site.url}${list}?rs=RS01&jenis=laboratorium`)
        await hydrated(page)
        await openFirst(page, words.abnormal)
        await expect(opened(page, words).getByText(words.explained)).toHaveCount(0)
      })
    })

    test.describe('while a hospital is down', () => {
      // Chromium itself logs the status of a failed request.
      test.use({ missing: /hospital-care\/RS02/ })

      inEnglish('and says so late, what is being read stays in its place', async ({ page }) => {
        const fail = await openWithSlowHospital(page, `${site.url}${list}`, (route) =>
          route.fulfill({ status: 500, json: { message: 'Gangguan.' } }),
        )
        const top = await cards(page).first().boundingBox()
        fail()
        await expect(page.getByText(words.missing)).toBeVisible()
        expect(await cards(page).first().boundingBox()).toEqual(top)
        await expectNoLayoutShift(page)
      })

      inIndonesian('are those of the others, and it can be asked again', async ({ page }) => {
        const down = '**/api/hospital-care/RS02/**'
        await page.route(down, (route) => route.fulfill({ status: 500, json: { message: 'Gangguan.' } }))
        await page.goto(`${site.url}${list}`)
        await expect(page.getByText(words.missing)).toBeVisible()
        await expect(page.getByText(found)).toBeVisible()
        await expect(page.getByText(words.asking)).toBeHidden()
        // On a busy machine a hospital answers after the list is shown.
        const late = page.getByRole('button', { name: /^(Tampilkan|Show) \d/ })
        if (await late.isVisible()) await late.press('Enter')
        const before = await cards(page).count()
        expect(before).toBeGreaterThan(3)
        await expectAccessible(page)
        await page.unroute(down)
        await page.getByRole('button', { name: words.again }).press('Enter')
        await expect(page.getByText(words.missing)).toBeHidden()
        await expect(page.locator('main :focus')).toHaveCount(1)
        await expect(cards(page)).toHaveCount(before + 1)
      })
    })
  })
}
