import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The parts that stay over the text of the page, or of an open dialog, at any scroll position. */
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
      // Visitors read an open dialog, so it does not count; fixed parts inside it do.
      while (element && !element.matches('dialog[open]') && !staysInView(element)) element = element.parentElement
      if (!element || element.matches('dialog[open]')) continue
      parts.add(element.outerHTML.slice(0, 80))
    }
  return [...parts]
}

/** Windows in which bars over the text would leave little room: a small one at 400 %, and at 200 %, or a phone in landscape. */
export const littleRoom = [
  { width: 320, height: 215 },
  { width: 640, height: 430 },
] as const

/** Checks the page, or the open dialog, from its top to its end, in each of the windows. */
export const expectNothingOverText = async (page: Page): Promise<void> => {
  for (const size of littleRoom) {
    await page.setViewportSize(size)
    for (const place of [0, 0.5, 1]) {
      await page.evaluate(async (share) => {
        const box = document.querySelector('dialog[open]') ?? document.documentElement
        box.scrollTo(0, (box.scrollHeight - box.clientHeight) * share)
        // The header gets its mark in the frame after the page has been scrolled.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, place)
      expect(await page.evaluate(covering), `${page.url()} at ${place} of ${size.width} px`).toEqual([])
    }
  }
}
