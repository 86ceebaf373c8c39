import type { Request } from '@playwright/test'
import { hostileWord, poisonedFetch } from '../src/testing/hostile-content.ts'
import { publicPages } from './public-pages.ts'
import { expect, hydrated, ownSiteTimeout, test } from './site-test.ts'
import { startSiteWithCms } from './site-with-cms.ts'
import type { SiteWithCms } from './site-with-cms.ts'

// The production build on a hacked CMS: the contract server's answers, poisoned on their way. In Indonesian only: the unit tests read the
// documents of every page, poisoned in several ways, in both languages.

test.describe.configure({ timeout: ownSiteTimeout })

// Chromium logs each image of another origin that the policy blocks.
test.use({
  tolerated:
    /^Loading the image 'http:\/\/jahat\.example\/' violates the following Content Security Policy directive: "img-src /,
})

let site: SiteWithCms

test.beforeAll(async () => {
  site = await startSiteWithCms(poisonedFetch('everything at once'))
})

test.afterAll(() => site.stop())

/** Pages whose own content has nothing from the CMS; the shell around it does. */
const plain: readonly string[] = ['appointmentCreation', 'newsletter', 'forgetPassword', 'myAccount']

/** Everything in a document that could run, load or send something. */
const dangers = [
  ...['onclick', 'onerror', 'onload', 'srcdoc', 'formaction'].map((name) => `[${name}]`),
  'iframe',
  'object',
  'embed',
  'base',
  'svg svg',
  'meta[http-equiv]',
  'input[name=kartu]',
  'form[action*="jahat"]',
  'script[src*="jahat"]',
  ...['javascript', 'data', 'java\\a script', '//jahat'].map((start) => `[href^="${start}" i], [src^="${start}" i]`),
].join(', ')

/** Pages per test, which takes some five seconds. */
const pagesOfTest = 6

const pages = Object.entries(publicPages)

for (let first = 0; first < pages.length; first += pagesOfTest) {
  const some = pages.slice(first, first + pagesOfTest)
  test(`these pages run nothing of a hostile CMS, send no request to an unknown origin, and work: ${some.map(([name]) => name).join(', ')}`, async ({
    page,
  }) => {
    const unexpected: string[] = []
    const note = (request: Request) => {
      // A request that the policy blocks is not sent.
      const isSent = request.failure()?.errorText !== 'csp'
      if (isSent && !request.url().startsWith(site.url) && !request.url().startsWith(site.contracts))
        unexpected.push(request.url())
    }
    page.on('requestfinished', note).on('requestfailed', note)
    page.on('dialog', (dialog) => unexpected.push(dialog.message()))
    for (const [name, path] of some)
      await test.step(name, async () => {
        const response = await page.goto(`${site.url}${path}`)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        // The hostile texts are on the page: in the menus or the footer of every page, and between them.
        await expect
          .poll(() => page.locator('header, footer').allTextContents())
          .toContainEqual(expect.stringContaining(hostileWord))
        if (!plain.includes(name)) await expect(page.locator('main')).toContainText(hostileWord)
        await expect(page.locator(dangers)).toHaveCount(0)
        const alerts = await page.evaluate(() => [...document.scripts].filter(({ text }) => text.startsWith('alert')))
        expect(alerts).toEqual([])
        expect(unexpected).toEqual([])
      })
  })
}
