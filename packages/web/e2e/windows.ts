import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The windows in which each kind of page is tested. */
const windows = [
  { what: 'a page at 400 %', width: 320, height: 256 },
  { what: 'a page at 400 % with the bars of a browser', width: 320, height: 215 },
  { what: 'a small phone', width: 320, height: 568 },
  { what: 'a page at 200 %', width: 640, height: 512 },
  { what: 'a phone on its side', width: 640, height: 360 },
  { what: 'a longer phone on its side', width: 740, height: 360 },
  { what: 'a low window with bars', width: 480, height: 480 },
  { what: 'a window just below the high bars', width: 360, height: 671 },
  { what: 'a window just above them', width: 360, height: 672 },
  { what: 'a small tablet', width: 600, height: 960 },
  { what: 'a tablet', width: 768, height: 1024 },
  { what: 'a large tablet', width: 900, height: 1200 },
  { what: 'a wide desktop', width: 1920, height: 1080 },
] as const

interface Measured {
  /** Pixels by which the page is wider than the window. */
  readonly tooWide: number
  /** The share of the window's rows that bars cover, in percent. */
  readonly bars: number
  /** Words of list entries that overflow into the next entry. */
  readonly spilt: readonly string[]
}

/** Scrolls to the middle of the page, where every bar is visible, and measures the remaining room. */
const measure = (): Promise<Measured> =>
  new Promise((resolve) => {
    const { innerWidth: width, innerHeight: height } = window
    window.scrollTo(0, (document.documentElement.scrollHeight - height) / 2)
    // The header gets its mark in the frame after the page has been scrolled.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const rows = new Set<number>()
        for (const element of document.querySelectorAll('body *')) {
          // The promotion is a dialog, which visitors read and close.
          if (
            element.closest('dialog') ||
            !['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
            !element.checkVisibility()
          )
            continue
          const { top, bottom, width: across } = element.getBoundingClientRect()
          // The button that leads to the top is not a bar.
          if (across < width / 2) continue
          for (let row = Math.max(0, Math.round(top)); row < Math.min(height, Math.round(bottom)); row += 1)
            rows.add(row)
        }
        const spilt = [...document.querySelectorAll('main li')].filter(
          (entry) => entry.clientHeight > 0 && entry.scrollHeight > entry.clientHeight + 1,
        )
        resolve({
          spilt: spilt.map(({ textContent }) => textContent.slice(0, 60)),
          tooWide: document.documentElement.scrollWidth - width,
          bars: (100 * rows.size) / height,
        })
      }),
    )
  })

/** Tests that a page fits into windows of every width, and that bars take a fifth of the height at most. */
export const expectToFit = async (page: Page): Promise<void> => {
  for (const { what, width, height } of windows) {
    await page.setViewportSize({ width, height })
    const { tooWide, bars, spilt } = await page.evaluate(measure)
    expect.soft(tooWide, `${page.url()} in ${what}: pixels beside the window`).toBeLessThanOrEqual(0)
    expect.soft(bars, `${page.url()} in ${what}: percent of it under bars`).toBeLessThanOrEqual(20)
    expect.soft(spilt, `${page.url()} in ${what}: entries that reach into the next one`).toEqual([])
  }
}
