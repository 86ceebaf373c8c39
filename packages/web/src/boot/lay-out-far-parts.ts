import { laidOutAttribute } from '@hospital/ui'

/** What of a page may be laid out late, see laidOutLate. */
const lateParts = 'section, article, footer'

/** Milliseconds. What is pressed meanwhile has to wait: a device that takes longer for a part is spared the others. */
const tolerable = 25

const isFar = (part: HTMLElement) => getComputedStyle(part).contentVisibility === 'auto'

// Whether a part is far is asked in its turn: what lies in a far one would have to be styled for the answer.
const layOutNext = (parts: HTMLElement[]) => {
  const started = performance.now()
  let part = parts.shift()
  while (part && !isFar(part)) part = parts.shift()
  if (!part) return
  if (part.getBoundingClientRect().top > window.innerHeight) part.setAttribute(laidOutAttribute, '')
  // Asked where it ends, the browser lays it out here and not in its next frame.
  part.getBoundingClientRect()
  if (performance.now() - started < tolerable) requestIdleCallback(() => layOutNext(parts))
}

/**
 * Lays out what stands below the window, a part at a time while the browser has nothing else to do. Until then such a
 * part takes up estimated room and is empty in a picture of the whole page. What stands above stays as it is: laid out now, it
 * would move what somebody reads. On slow phones, and where browsers do not tell when they are idle, a part is laid out
 * when somebody comes near.
 */
export const layOutFarParts = (): void => {
  if ('requestIdleCallback' in window)
    requestIdleCallback(() => layOutNext([...document.querySelectorAll<HTMLElement>(lateParts)]))
}
