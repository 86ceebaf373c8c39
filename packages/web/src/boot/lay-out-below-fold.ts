import { laidOutAttribute } from '@hospital/ui'

/** Parts of a page whose layout may be deferred, see deferredLayout. */
const deferrable = 'section, article, footer'

/** Milliseconds. What is pressed meanwhile has to wait: a device that takes longer for a part is spared the others. */
const tolerable = 25

const isDeferred = (part: HTMLElement) => getComputedStyle(part).contentVisibility === 'auto'

// Parts are checked one by one: the check forces styles, also of a part inside of a deferred one.
const layOutNext = (parts: HTMLElement[]) => {
  const started = performance.now()
  let part = parts.shift()
  while (part && !isDeferred(part)) part = parts.shift()
  if (!part) return
  if (part.getBoundingClientRect().top > window.innerHeight) part.setAttribute(laidOutAttribute, '')
  // Asked where it ends, the browser lays it out here and not in its next frame.
  part.getBoundingClientRect()
  if (performance.now() - started < tolerable) requestIdleCallback(() => layOutNext(parts))
}

/**
 * Lays out what is below the window, a part at a time while the browser is idle. Until then such a
 * part takes up estimated room and is empty in a picture of the whole page. What is above stays as it is: laid out now, it
 * would move what the visitor reads. On slow phones, and in browsers without requestIdleCallback, a part is laid out
 * when the visitor scrolls near.
 */
export const layOutBelowFold = (): void => {
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => layOutNext([...document.querySelectorAll<HTMLElement>(deferrable)]))
}
