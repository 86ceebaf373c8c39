import { vi } from 'vitest'
import { createComponentStage } from './component-stage.tsx'
import type { ComponentStage } from './component-stage.tsx'
import { logInPerson } from './person-session.ts'
import { visitPage, VisitedPage } from './visited-page.tsx'

/** A document that shows whole pages of the areas. The pages call the mock back ends. */
export interface PageStage extends Pick<ComponentStage, 'mock' | 'text'> {
  /** Shows a page to a demo account, in Indonesian. */
  readonly open: (email: string, path: string) => Promise<void>
  /** Presses the first button with this name in the page, once it exists. */
  readonly pressOn: (name: string | RegExp) => Promise<void>
}

/** A stage for the tests of a file whose environment has a document. */
export const createPageStage = (): PageStage => {
  const { mock, show, text } = createComponentStage()
  const nameOf = (button: Element) => (button.getAttribute('aria-label') ?? button.textContent).trim()
  const find = (name: string | RegExp) =>
    [...document.querySelectorAll('main button')].find((button) =>
      typeof name === 'string' ? nameOf(button) === name : name.test(nameOf(button)),
    )
  return {
    mock,
    text,
    open: async (email, path) => {
      const session = await logInPerson(email)
      const visit = await visitPage(path, { locale: 'id', session, fetch: (...request) => fetch(...request) })
      show(<VisitedPage visit={visit} />)
    },
    pressOn: async (name) => {
      const button = await vi.waitUntil(() => find(name), { timeout: 20_000 })
      if (button instanceof HTMLElement) button.click()
    },
  }
}
