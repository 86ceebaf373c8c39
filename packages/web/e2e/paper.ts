import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

const a4 = { format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } } as const

/** The part for paper only, with the page's owner, its time, and a code. */
export const paperHead = (page: Page, named: string) => page.locator('[data-print=only]').filter({ hasText: named })

/** The number of sheets that a page takes. */
export const sheetsOf = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf(a4)).toString('latin1')
  return (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length
}

/** Tests that paper has no useless parts. Leaves the page in its printed form. */
export const expectOnlyUseful = async (page: Page): Promise<void> => {
  for (const useless of ['form', 'nav', 'footer', 'header', '[aria-roledescription]', 'main button'])
    expect(await page.locator(useless).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0)
}
