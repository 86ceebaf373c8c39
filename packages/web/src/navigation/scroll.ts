import { mainId, resultsId } from '@hospital/ui'

/** Pixels from the top of the page, or of a section: the content above may be taller when the visitor comes back. */
interface Position {
  readonly offset: number
  readonly section: string | undefined
}

const positions = new Map<string, Position>()

const fromTop = (element: Element) => element.getBoundingClientRect().top

/** The position of the window, relative to the last section that begins above it. */
const whereItIs = (): Position => {
  const begun = [...document.querySelectorAll('main section[id]')].findLast((section) => fromTop(section) <= 0)
  return { offset: begun ? -fromTop(begun) : window.scrollY, section: begun?.id }
}

const placeOf = ({ offset, section }: Position): number => {
  const element = section === undefined ? null : document.getElementById(section)
  return element ? window.scrollY + fromTop(element) + offset : offset
}

/** The address that the visitor left last. */
let left = ''

/** An address without its fragment, the form in the history of pages. */
export const withoutFragment = (location: string) => location.replace(/#.*$/, '')

/** Saves the scroll position of a page, for when the visitor comes back. */
export const saveScroll = (location: string): void => {
  positions.set(withoutFragment(location), whereItIs())
  left = location
}

/**
 * The site restores the scroll position between pages of one document. The browser does it for a document that is loaded again, such as
 * after a reload, before the page is shown.
 */
export const shareScrollRestoration = (): void => {
  const restore = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by
  }
  addEventListener('pagehide', restore('auto'))
  addEventListener('pageshow', restore('manual'))
  if (document.readyState === 'complete') restore('manual')()
}

const pathOf = (location: string) => location.replace(/[?#].*$/, '')

/**
 * Sets the scroll position of a new page: the place where the visitor left it, the section that its address names, the list that it
 * filters, or its top.
 */
export const arrive = (location: string, returning: boolean): void => {
  const main = document.getElementById(mainId)
  // The visitor followed a link in the dialog, so it closes.
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close())
  const named = location.includes('#') ? document.getElementById(location.slice(location.indexOf('#') + 1)) : null
  // Other entries of the same list: the content around it stays, and their number is announced.
  const list = !named && pathOf(left) === pathOf(location) ? document.getElementById(resultsId) : null
  const known = positions.get(withoutFragment(location))
  // Without animation: a new page has no scroll path from the last one.
  if (returning) window.scrollTo({ top: known ? placeOf(known) : 0, behavior: 'instant' })
  else if (named) named.scrollIntoView()
  else if (list) list.scrollIntoView({ block: 'nearest' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
  // Focus moves to the new page, so that Tab and screen readers go on from its beginning.
  ;(named ?? list ?? main)?.focus({ preventScroll: true })
}
