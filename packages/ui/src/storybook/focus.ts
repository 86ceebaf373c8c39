/**
 * Focuses the window, and preserves a story's focus while the window has none. Stories run in parallel in iframes of
 * one page, and each that takes focus takes it from the others, which would close their menus on
 * blur.
 */
export const keepFocus = (): (() => void) => {
  const stop = (event: Event) => {
    // An element that is still active was not blurred by the story itself.
    const windowLeft = event.target === window || event.target === document.activeElement
    if (windowLeft || !document.hasFocus()) event.stopImmediatePropagation()
  }
  // A window without focus dispatches no focus events to its elements.
  window.focus()
  for (const name of ['blur', 'focusout']) window.addEventListener(name, stop, true)
  return () => {
    for (const name of ['blur', 'focusout']) window.removeEventListener(name, stop, true)
  }
}
