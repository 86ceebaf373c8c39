import { mainId, resultsId } from '@hospital/ui'

/** Pixels from the top of the page, or from that of a section: what is above may be taller when the visitor comes back. */
interface Position {
  readonly offset: number
  readonly section: string | undefined
}

const positions = new Map<string, Position>()

const fromTop = (element: Element) => element.getBoundingClientRect().top

/** Where the window is, told from the last section that begins above it. */
const whereItIs = (): Position => {
  const begun = [...document.querySelectorAll('main section[id]')].findLast((section) => fromTop(section) <= 0)
  return { offset: begun ? -fromTop(begun) : window.scrollY, section: begun?.id }
}

const placeOf = ({ offset, section }: Position): number => {
  const element = section === undefined ? null : document.getElementById(section)
  return element ? window.scrollY + fromTop(element) + offset : offset
}

/** The address that was left last. */
let left = ''

/** An address without its fragment, as the history of pages has it. */
export const withoutFragment = (location: string) => location.replace(/#.*$/, '')

/** Saves how far a page was scrolled, for when the visitor comes back to it. */
export const saveScroll = (location: string): void => {
  positions.set(withoutFragment(location), whereItIs())
  left = location
}

/**
 * Between pages of one document the site finds the place again; the browser does for a document that is loaded again, such as after a
 * reload. It has done so when the page is shown.
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

/** Where a new page begins: at the place it was left at, at the part its address names, at the list that it narrows, or at its top. */
export const arrive = (location: string, returning: boolean): void => {
  const main = document.getElementById(mainId)
  // A dialog whose link was followed has done its work.
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close())
  const named = location.includes('#') ? document.getElementById(location.slice(location.indexOf('#') + 1)) : null
  // Other entries of the same list: what is around it stays, and how many there are is said.
  const list = !named && pathOf(left) === pathOf(location) ? document.getElementById(resultsId) : null
  const known = positions.get(withoutFragment(location))
  // At once: a page that is new has no way from where the last one was.
  if (returning) window.scrollTo({ top: known ? placeOf(known) : 0, behavior: 'instant' })
  else if (named) named.scrollIntoView()
  else if (list) list.scrollIntoView({ block: 'nearest' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
  // Focus moves to the new page, so that Tab and screen readers go on from its beginning.
  ;(named ?? list ?? main)?.focus({ preventScroll: true })
}
