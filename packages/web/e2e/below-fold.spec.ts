import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, stopClock, test } from './site-test.ts'

// With motion, as most people have it: a returning visitor must not see the page scroll.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** How many parts above or below the window have no layout yet. */
const partsLeft = (page: Page, where: 'above' | 'below') =>
  page.evaluate((asked) => {
    const left = [...document.querySelectorAll('section, article, footer')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    )
    return left
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => (asked === 'below' ? top > window.innerHeight : bottom < 0)).length
  }, where)

/** Scrolls to the end of the page. Returns whether it is the end. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    return Math.abs(window.scrollY + window.innerHeight - document.documentElement.scrollHeight) < 1
  })

/** Holds the browser's idle tasks until the test releases them. Then each part takes `cost` milliseconds. */
const holdIdleTasks = (page: Page, cost: number) =>
  page.addInitScript((time) => {
    const tasks: IdleRequestCallback[] = []
    window.requestIdleCallback = (task) => tasks.push(task)
    document.addEventListener('letIdle', () => {
      let now = performance.now()
      performance.now = () => (now += time)
      while (tasks.length > 0) tasks.shift()?.({ didTimeout: false, timeRemaining: () => 50 })
    })
  }, cost)

const letIdle = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('letIdle')))

test('a page of 360 px or 1280 px is laid out to its end when the browser is idle', async ({ page }) => {
  await holdIdleTasks(page, 0)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/', '/jadwal-dokter', '/en/kesehatan-jantung']) {
      await page.goto(path)
      await hydrated(page)
      expect(await partsLeft(page, 'below')).toBeGreaterThan(0)
      await letIdle(page)
      expect(await partsLeft(page, 'below')).toBe(0)
      // Carousels get a row of buttons when they are hydrated.
      await expect.poll(() => scrollToEnd(page)).toBe(true)
      await expect(page.getByRole('contentinfo').getByRole('heading').last()).toBeInViewport()
    }
  }
})

test('a slow phone is spared after the first part that takes long', async ({ page }) => {
  await holdIdleTasks(page, 25)
  await page.goto('/')
  await hydrated(page)
  const before = await partsLeft(page, 'below')
  await letIdle(page)
  expect(await partsLeft(page, 'below')).toBe(before - 1)
})

test('what is above the window is not laid out then, so that it does not move what is being read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await holdIdleTasks(page, 0)
  await page.goto('/')
  await hydrated(page)
  await expect.poll(() => scrollToEnd(page)).toBe(true)
  const before = await partsLeft(page, 'above')
  expect(before).toBeGreaterThan(0)
  await letIdle(page)
  expect(await partsLeft(page, 'above')).toBe(before)
})

test('a browser that is never idle lays a part out when it comes near; a visitor who returns to it finds it where it was', async ({
  page,
}) => {
  const layoutOf = () => page.locator('#videos').evaluate((section) => getComputedStyle(section).contentVisibility)
  // This also stops idle tasks.
  await stopClock(page)
  await page.goto('/')
  await hydrated(page)
  expect(await layoutOf()).toBe('auto')
  await page.locator('#articles').scrollIntoViewIfNeeded()
  const card = page.locator('#articles article').getByRole('link').first()
  // Until the position is stable: carousels above it get a row of buttons when they are hydrated.
  const carousels = page
    .locator('#schedules, #locations, #packages')
    .getByRole('button', { name: 'Geser ke slide berikutnya', exact: true })
  await expect(carousels).toHaveCount(3)
  await card.click({ trial: true })
  const before = (await card.boundingBox())?.y ?? -1
  await card.click()
  await expect(page.locator('#articles')).toHaveCount(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(await layoutOf()).toBe('visible')
  await expect(carousels).toHaveCount(3)
  expect(Math.abs(((await card.boundingBox())?.y ?? -1) - before)).toBeLessThan(2)
})

test('so it does with the cards further down a list, and the footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await holdIdleTasks(page, 0)
  await page.goto('/jadwal-dokter')
  await hydrated(page)
  const parts = [page.getByRole('article').last(), page.getByRole('contentinfo')].map((part) =>
    part.getByRole('heading').last(),
  )
  const isLaidOut = (part: Locator) =>
    part.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(await Promise.all(parts.map(isLaidOut))).toEqual([false, false])
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(part)).toBe(true)
  }
})
