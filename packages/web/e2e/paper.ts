import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

const a4 = { format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } } as const

/** What is on paper alone and names something: whose page it is, from when, and a code. */
export const paperHead = (page: Page, named: string) => page.locator('[data-print=only]').filter({ hasText: named })

/** How many sheets a page takes. */
export const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf(a4)).toString('latin1')
  return (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length
}

/** Nothing that is of no use on paper is printed. The page is shown as it is printed. */
export const expectOnlyUseful = async (page: Page): Promise<void> => {
  for (const useless of ['form', 'nav', 'footer', 'header', '[aria-roledescription]', 'main button'])
    expect(await page.locator(useless).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
}
