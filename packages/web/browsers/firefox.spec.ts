import { test } from '../e2e/site-test.ts'
import { journeys } from './journeys.ts'
import { pageVisitor } from './page-visitor.ts'
import { windows } from './visitor.ts'

for (const { title, at, walk } of journeys)
  test(title, async ({ page, ownSite }) => {
    const { url } = await ownSite()
    await page.setViewportSize(windows[at])
    await walk(pageVisitor(page, url))
  })
