import { mainId } from '@hospital/ui'

const positions = new Map<string, number>()

/** Remembers how far a page was scrolled, for when somebody comes back to it. */
export const rememberScroll = (location: string): void => {
  positions.set(location, window.scrollY)
}

/** Where a new page begins: at the place it was left at, at the part its address names, or at its top. */
export const arrive = (location: string, returning: boolean): void => {
  const main = document.getElementById(mainId)
  // A dialog that somebody followed a link out of has done its work.
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close())
  const named = location.includes('#') ? document.getElementById(location.slice(location.indexOf('#') + 1)) : null
  if (returning) window.scrollTo(0, positions.get(location) ?? 0)
  else if (named) named.scrollIntoView()
  else window.scrollTo(0, 0)
  // Focus moves to the new page, so that Tab and screen readers go on from its beginning.
  ;(named ?? main)?.focus({ preventScroll: true })
}
