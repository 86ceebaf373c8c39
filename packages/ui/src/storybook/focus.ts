/**
 * Gives the window focus, and keeps a story's focus where it is while the window has none. Stories run side by side in frames of
 * one page, and whichever takes focus takes it from the others, which would close what closes when
 * it is left.
 */
export function keepFocus(): () => void {
  const stop = (event: Event) => {
    // What is still the active element was not left by the story itself.
    const windowLeft = event.target === window || event.target === document.activeElement
    if (windowLeft || !document.hasFocus()) event.stopImmediatePropagation()
  }
  // Without focus of its own a window tells no element that it got some.
  window.focus()
  for (const name of ['blur', 'focusout']) window.addEventListener(name, stop, true)
  return () => {
    for (const name of ['blur', 'focusout']) window.removeEventListener(name, stop, true)
  }
}
