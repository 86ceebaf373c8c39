import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** What stays over the text of the page, or of an open dialog, wherever it is scrolled to. */
const covering = (): readonly string[] => {
  const staysInView = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const parts = new Set<string>()
  const steps = 24
  for (let row = 0; row < steps; row += 1)
    for (let column = 0; column < steps; column += 1) {
      let element = document.elementFromPoint(
        ((column + 0.5) * window.innerWidth) / steps,
        ((row + 0.5) * window.innerHeight) / steps,
      )
      // An open dialog is what is read, so it does not count; what is fixed in it does.
      while (element && !element.matches('dialog[open]') && !staysInView(element)) element = element.parentElement
      if (!element || element.matches('dialog[open]')) continue
      parts.add(element.outerHTML.slice(0, 80))
    }
  return [...parts]
}

/** Windows in which bars over the text would leave little of it: 400 % of a small one, and 200 %, or a phone on its side. */
export const littleRoom = [
  { width: 320, height: 215 },
  { width: 640, height: 430 },
] as const

/** Looks at the page, or at the dialog that is open, from its top to its end, in each of the windows. */
export const expectNothingOverText = async (page: Page): Promise<void> => {
  for (const size of littleRoom) {
    await page.setViewportSize(size)
    for (const place of [0, 0.5, 1]) {
      await page.evaluate(async (share) => {
        const box = document.querySelector('dialog[open]') ?? document.documentElement
        box.scrollTo(0, (box.scrollHeight - box.clientHeight) * share)
        // The header is marked in the frame after the page has been scrolled.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, place)
      expect(await page.evaluate(covering), `${page.url()} at ${place} of ${size.width} px`).toEqual([])
    }
  }
}
