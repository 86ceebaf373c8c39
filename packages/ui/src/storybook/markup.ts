/** Minimum height of a target, in pixels. */
const leastTarget = 44

/**
 * Fails a story whose markup the site's Content-Security-Policy forbids (a `style` attribute), whose targets are
 * too small for a thumb, that is wider than the window, or that truncates text. Links within
 * running text are exempt from the size, as in WCAG; so is the link of a card, whose area is the card.
 */
export const checkMarkup = ({ canvasElement }: { canvasElement: HTMLElement }): void => {
  const styled = [...canvasElement.querySelectorAll('[style]')].find(
    (element) => !element.closest('[data-script-only]'),
  )
  if (styled) throw new Error(`A style attribute: ${styled.outerHTML.slice(0, 200)}`)
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth)
    throw new Error(`Scrolls sideways: ${page.scrollWidth} px in a window of ${page.clientWidth} px`)
  const cut = [...canvasElement.querySelectorAll<HTMLElement>(':not(input)')].find(isCut)
  if (cut) throw new Error(`Cuts off what is wider than its ${cut.clientWidth} px: ${cut.outerHTML.slice(0, 200)}`)
  const small = [...canvasElement.querySelectorAll<HTMLElement>('a, button, summary, select, input')].find(isTooSmall)
  if (small) throw new Error(`Lower than ${leastTarget} px: ${small.outerHTML.slice(0, 200)}`)
}

const isTooSmall = (element: HTMLElement): boolean => {
  const shown = element.checkVisibility({ visibilityProperty: true })
  if (!shown || element.closest('[data-stretch]') || getComputedStyle(element).display === 'inline') return false
  if (isClipped(element)) return false
  return element.getBoundingClientRect().height < leastTarget
}

/**
 * Whether an element hides overflow, such as the end of a long word. One pixel is rounding. Fields do not count: they scroll with their
 * caret.
 */
const isCut = (element: HTMLElement): boolean => {
  if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) return false
  return ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) && !isClipped(element)
}

/** Whether an element is off-screen until it has focus, or is for assistive technology only. */
const isClipped = (element: Element | null): boolean => {
  if (!element) return false
  return getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement)
}
