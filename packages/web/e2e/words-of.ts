import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** What a page says, once all of its parts are there. */
export const wordsOf = async (page: Page): Promise<string> => {
  const main = page.locator('main')
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(main).not.toContainText(/Memuat…|Memeriksa hasil baru…|sedang disiapkan/)
  // The count of a view that is not shown comes after the page.
  await expect(main.locator('nav a > span:empty')).toHaveCount(0)
  // Results of hospitals that were slow wait until they are asked for.
  const late = main.getByRole('button', { name: /^Tampilkan \d+ hasil lagi$/ })
  if ((await late.count()) > 0) await late.click()
  return main.evaluate((element) => {
    const words = element.cloneNode(true) as HTMLElement
    // What is for browsers without script is text in those with script.
    for (const part of words.querySelectorAll('noscript')) part.remove()
    // The place in a carousel is there as long as it is not measured, or does not fit: the first page measures it when it is scrolled to.
    for (const place of words.querySelectorAll('[aria-roledescription] [role=status]')) place.remove()
    return words.textContent.replaceAll(/\s+/g, ' ')
  })
}
