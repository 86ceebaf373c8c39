import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Gives open `details` menus inside `root` the manners of a menu: Escape closes the innermost one
 * and returns to its summary, a press or focus outside closes all, following a link or choosing an action closes all.
 * Opening and closing themselves are the browser's and need no script.
 */
export function useMenus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) closeAll(element)
    }
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a, li > button')) closeAll(element)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      // A dialog that was opened out of a menu closes by itself, and gives the focus back into the menu.
      if (event.key === 'Escape' && event.target instanceof Element && !event.target.closest('dialog')) closeInnermost(event.target, element)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    element.addEventListener('click', closeOnLink)
    element.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      element.removeEventListener('click', closeOnLink)
      element.removeEventListener('keydown', closeOnEscape)
    }
  }, [root])
}

function closeAll(root: HTMLElement): void {
  for (const details of root.querySelectorAll('details')) details.open = false
}

function closeInnermost(from: Element, root: HTMLElement): void {
  const details = from.closest<HTMLDetailsElement>('details[open]')
  if (!details || !root.contains(details)) return
  details.open = false
  details.querySelector('summary')?.focus()
}
