import { laidOutAttribute } from '@hospital/ui'

/** Parts of a page whose layout may be deferred, see deferredLayout. */
const deferrable = 'section, article, footer'

/** Milliseconds. A press meanwhile has to wait, so a device that takes longer for one part skips the others. */
const tolerable = 25

const isDeferred = (part: HTMLElement) => getComputedStyle(part).contentVisibility === 'auto'

// Parts are checked one by one, since the check forces styles, also for a part inside a deferred one.
const layOutNext = (parts: HTMLElement[]) => {
  const started = performance.now()
  let part = parts.shift()
  while (part && !isDeferred(part)) part = parts.shift()
  if (!part) return
  if (part.getBoundingClientRect().top > window.innerHeight) part.setAttribute(laidOutAttribute, '')
  // Asking for the position makes the browser lay the part out here and not in its next frame.
  part.getBoundingClientRect()
  if (performance.now() - started < tolerable) requestIdleCallback(() => layOutNext(parts))
}

/**
 * Lays out the parts below the window, one at a time while the browser is idle. Until then such a part has an estimated height and is empty
 * in a picture of the whole page. Parts above the window stay as they are: their layout now would move the text that the visitor reads. On
 * slow phones, and in browsers without requestIdleCallback, a part is laid out when the visitor scrolls near it.
 */
export const layOutBelowFold = (): void => {
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => layOutNext([...document.querySelectorAll<HTMLElement>(deferrable)]))
}
