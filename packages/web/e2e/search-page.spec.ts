import { expect, test } from './site-test.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title] of [
    ['/cari?q=jantung', 'Cari'],
    ['/en/cari?q=jantung', 'Search'],
  ] as const) {
    test(`the results are a page of their own at ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(
        page
          .locator('main')
          .getByRole('link', { name: /jantung/i })
          .first(),
      ).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    })
  }
})

test.describe('the endpoint behind the search', () => {
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
