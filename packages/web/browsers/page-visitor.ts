import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from '../e2e/site-test.ts'
import type { Visitor, Wanted } from './visitor.ts'

/** The pattern of a name: a text is the whole of it. */
const patternOf = (name: string | RegExp): RegExp =>
  typeof name === 'string'
    ? new RegExp(String.raw`^\s*${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}\s*$`)
    : name

/** A visitor with a page of Playwright, on the site at `url`. */
export const pageVisitor = (page: Page, url: string): Visitor => {
  const locate = ({ role, name = /(?:)/, within, nth = 0 }: Wanted): Locator => {
    const scope = within ? locate(within) : page
    const exact = typeof name === 'string'
    const found = {
      field: () => scope.getByLabel(name, { exact }).and(page.locator('input, select, textarea')),
      fold: () => scope.locator('summary').filter({ hasText: patternOf(name) }),
      // Playwright takes a role of ARIA.
      role: () => scope.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact }),
    }
    return found[role === 'field' || role === 'fold' ? role : 'role']().filter({ visible: true }).nth(nth)
  }
  return {
    open: async (path) => {
      await page.goto(`${url}${path}`)
      await hydrated(page)
    },
    path: async () => page.url().slice(url.length),
    press: async (wanted) => locate(wanted).click(),
    pressEscape: async () => page.keyboard.press('Escape'),
    type: async (wanted, text) => locate(wanted).fill(text),
    expectSeen: async (wanted) => expect(locate(wanted)).toBeVisible(),
    expectGone: async (wanted) => expect(locate(wanted)).toBeHidden(),
    expectText: async (text, within) =>
      expect(within ? locate(within) : page.getByRole('main')).toContainText(text, { useInnerText: true }),
    isSeen: async (wanted) => locate(wanted).isVisible(),
    read: async (wanted, reader) => locate(wanted).evaluate(reader),
  }
}
