import { expect } from '@playwright/test'
import { error, Key } from 'selenium-webdriver'
import type { WebDriver, WebElement } from 'selenium-webdriver'
import type { Role, Visitor, Wanted } from './visitor.ts'

/** The elements that may have a role. */
const selectors: Readonly<Record<Role, string>> = {
  banner: 'body header:not(main header)',
  button: 'button',
  dialog: 'dialog[open]',
  field: 'input, select, textarea',
  fold: 'summary',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  region: 'section, [role=region]',
}

/** Runs in the page: the elements in a part of it that are seen. */
const seenIn = (selector: string, scope: Element | null): readonly Element[] =>
  [...(scope ?? document).querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )

/**
 * Runs in the page: scrolls to what cannot be pressed in its middle, since a driver scrolls it just into the window, where a bar may be over
 * it. Goes on when it has rested for some frames: the header sticks once the page has scrolled, and moves what is in it.
 */
const uncover = (element: Element, goOn: () => void): void => {
  const isCovered = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  for (const block of ['nearest', 'center'] as const)
    if (isCovered()) element.scrollIntoView({ block, behavior: 'instant' })
  const look = (last: number, still: number): void => {
    const { top } = element.getBoundingClientRect()
    if (still === 10) goOn()
    else requestAnimationFrame(() => look(top, top === last ? still + 1 : 0))
  }
  look(NaN, 0)
}

/**
 * Runs in the page: what was complained of since the last time. WebKitGTK tells a driver nothing of the console, so nobody listens to a
 * document before it is first looked at.
 */
const complaints = (): readonly string[] => {
  const page = window as unknown as { heard?: string[] }
  if (page.heard) return page.heard.splice(0)
  const heard: string[] = (page.heard = [])
  window.addEventListener('error', ({ message }) => heard.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: readonly unknown[]) => void heard.push(words.join(' '))
  return []
}

/** A visitor with a driver of WebKit, on the site at `url`. Names are those that WebKit itself tells assistive technology. */
export const webkitVisitor = (driver: WebDriver, url: string): Visitor & { readonly heard: readonly string[] } => {
  const heard: string[] = []

  const find = async ({ role, name, within, nth = 0 }: Wanted): Promise<WebElement | undefined> => {
    const scope = within && (await find(within))
    if (within && !scope) return undefined
    const seen = await driver.executeScript<WebElement[]>(seenIn, selectors[role], scope ?? null)
    if (name === undefined) return seen[nth]
    let count = 0
    for (const element of seen) {
      const own = (await element.getAccessibleName()).replaceAll(/\s+/g, ' ').trim()
      if (typeof name === 'string' ? own !== name : !name.test(own)) continue
      if (count === nth) return element
      count += 1
    }
    return undefined
  }

  /** What is drawn anew between two commands is looked for again: WebKit then has no name for the old element. */
  const look = async (wanted: Wanted): Promise<WebElement | undefined> => {
    heard.push(...(await driver.executeScript<string[]>(complaints)))
    try {
      return await find(wanted)
    } catch (reason) {
      if (reason instanceof error.WebDriverError) return undefined
      throw reason
    }
  }

  const use = async <Answer>(wanted: Wanted, action: (element: WebElement) => Promise<Answer>): Promise<Answer> => {
    const answers: Answer[] = []
    await expect(async () => {
      const element = await look(wanted)
      if (!element) throw new Error(`${wanted.role} ${String(wanted.name)} is not there`)
      answers.push(await action(element))
    }).toPass({ timeout: 10_000 })
    return answers[0] as Answer
  }

  return {
    heard,
    open: async (path) => {
      await driver.get(`${url}${path}`)
      await expect
        .poll(() => driver.executeScript(() => document.documentElement.hasAttribute('data-hydrated')))
        .toBe(true)
    },
    path: async () => (await driver.getCurrentUrl()).slice(url.length),
    press: async (wanted) =>
      use(wanted, async (element) => {
        await driver.executeAsyncScript(uncover, element)
        await element.click()
      }),
    pressEscape: async () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    type: async (wanted, text) =>
      use(wanted, async (element) => {
        await element.clear()
        await element.sendKeys(text)
      }),
    expectSeen: async (wanted) => use(wanted, async () => {}),
    expectGone: async (wanted) =>
      expect
        .poll(async () => (await look(wanted)) === undefined, { message: `${wanted.role} ${String(wanted.name)}` })
        .toBe(true),
    expectText: async (text, within) =>
      expect
        .poll(async () => {
          const element = within ? await look(within) : undefined
          return driver.executeScript(
            (it: HTMLElement | null) => (it ?? document.querySelector('main'))?.innerText,
            element ?? null,
          )
        })
        .toMatch(text),
    isSeen: async (wanted) => (await look(wanted)) !== undefined,
    read: async (wanted, reader) => use(wanted, async (element) => driver.executeScript(reader, element)),
  }
}
