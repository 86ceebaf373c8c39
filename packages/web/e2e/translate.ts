import type { Page } from '@playwright/test'

/**
 * Replaces every text of the page as Chrome's translation does, and every text that is added or changed later, until the page is left.
 * Elements with `translate="no"` stay.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isLeftOut = (text: Text) =>
      text.data.trim() === '' || text.parentElement?.closest('script, style, [translate=no], font') !== null
    const replaceTexts = () => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        if (text instanceof Text && !isLeftOut(text)) texts.push(text)
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    replaceTexts()
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver((_records, observer) => {
      // The observer must not see its own changes.
      observer.disconnect()
      replaceTexts()
      observer.observe(document.body, options)
    }).observe(document.body, options)
  })
