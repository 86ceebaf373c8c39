import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The texts of a page while parts of it are loading. */
const waiting = /Memuat[\w ]*…|Memproses…|Memeriksa hasil baru…|sedang disiapkan/

/**
 * The current words of a page, and whether parts of it are loading. Both are read at once, since a loading part may appear between two
 * reads.
 */
const lookAt = (page: Page) =>
  page.locator('main').evaluate((element) => {
    // The count of a hidden view arrives after the page.
    const isBusy = element.querySelector('[aria-busy=true], nav a > span:empty') !== null
    const words = element.cloneNode(true) as HTMLElement
    // Browsers with script treat the content of `noscript` as text.
    for (const part of words.querySelectorAll('noscript')) part.remove()
    // A carousel shows its position as long as it is not measured, or does not fit. The first page measures it after scrolling to it.
    for (const place of words.querySelectorAll('[aria-roledescription] [role=status]')) place.remove()
    return { isBusy, words: words.textContent.replaceAll(/\s+/g, ' ') }
  })

/** The words of a page, once all of its parts have loaded. */
export const wordsOf = async (page: Page): Promise<string> => {
  let said = ''
  // Late results of slow hospitals appear on request.
  const late = page.locator('main').getByRole('button', { name: /^Tampilkan \d+ hasil lagi$/ })
  await expect(async () => {
    if ((await late.count()) > 0) await late.click()
    const { isBusy, words } = await lookAt(page)
    expect(isBusy).toBe(false)
    expect(words).not.toMatch(waiting)
    said = words
  }).toPass()
  return said
}
