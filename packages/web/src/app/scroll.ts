import { mainId, resultsId } from '@hospital/ui'

const positions = new Map<string, number>()

/** The address that was left last. */
let left = ''

/** Remembers how far a page was scrolled, for when somebody comes back to it. */
export const rememberScroll = (location: string): void => {
  positions.set(location, window.scrollY)
  left = location
}

const pathOf = (location: string) => location.replace(/[?#].*$/, '')

/** Where a new page begins: at the place it was left at, at the part its address names, at the list that it narrows, or at its top. */
export const arrive = (location: string, returning: boolean): void => {
  const main = document.getElementById(mainId)
  // A dialog that somebody followed a link out of has done its work.
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close())
  const named = location.includes('#') ? document.getElementById(location.slice(location.indexOf('#') + 1)) : null
  // Other entries of the same list: what is around it stays, and how many there are is said.
  const list = !named && pathOf(left) === pathOf(location) ? document.getElementById(resultsId) : null
  if (returning) window.scrollTo(0, positions.get(location) ?? 0)
  else if (named) named.scrollIntoView()
  else if (list) list.scrollIntoView({ block: 'nearest' })
  else window.scrollTo(0, 0)
  // Focus moves to the new page, so that Tab and screen readers go on from its beginning.
  ;(named ?? list ?? main)?.focus({ preventScroll: true })
}
