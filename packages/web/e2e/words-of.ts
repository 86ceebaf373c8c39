import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** What a page says while parts of it are on their way. */
const waiting = /Memuat[\w ]*…|Memproses…|Memeriksa hasil baru…|sedang disiapkan/

/** What a page says now, and whether parts of it are on their way: read at once, since a part that waits may come between two looks. */
const lookAt = (page: Page) =>
  page.locator('main').evaluate((element) => {
    // The count of a view that is not shown comes after the page.
    const isBusy = element.querySelector('[aria-busy=true], nav a > span:empty') !== null
    const words = element.cloneNode(true) as HTMLElement
    // What is for browsers without script is text in those with script.
    for (const part of words.querySelectorAll('noscript')) part.remove()
    // The place in a carousel is there as long as it is not measured, or does not fit: the first page measures it when it is scrolled to.
    for (const place of words.querySelectorAll('[aria-roledescription] [role=status]')) place.remove()
    return { isBusy, words: words.textContent.replaceAll(/\s+/g, ' ') }
  })

/** What a page says, once all of its parts are there. */
export const wordsOf = async (page: Page): Promise<string> => {
  let said = ''
  // Results of hospitals that were slow wait until they are asked for.
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
