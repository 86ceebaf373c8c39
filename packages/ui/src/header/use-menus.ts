import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Adds menu behaviour to open `details` inside `root`: Escape closes the innermost one
 * and returns to its summary, a press or focus outside closes all, following a link or choosing an action closes all.
 * The browser does the opening and closing, without script.
 */
export const useMenus = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) closeAll(element)
    }
    const closeOnLink = (event: Event) => {
      // A press on a call link keeps the menus open: the dialog with the numbers may be in a menu, and would be hidden with it.
      if (event.target instanceof Element && event.target.closest('a:not([href^="tel:"]), li > button'))
        closeAll(element)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      // A dialog that was opened from a menu handles Escape itself, and restores focus to the menu.
      if (event.key === 'Escape' && event.target instanceof Element && !event.target.closest('dialog'))
        closeInnermost(event.target, element)
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

const closeAll = (root: HTMLElement): void => {
  for (const details of root.querySelectorAll('details')) details.open = false
}

const closeInnermost = (from: Element, root: HTMLElement): void => {
  const details = from.closest<HTMLDetailsElement>('details[open]')
  if (!details || !root.contains(details)) return
  details.open = false
  details.querySelector('summary')?.focus()
}
