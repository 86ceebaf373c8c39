/** Calls a hook. A hook that throws must not break the call that it observes. */
export const tell = <Event>(hook: ((event: Event) => void) | undefined, event: () => Event) => {
  if (!hook) return
  try {
    hook(event())
  } catch {
    // Ignored on purpose.
  }
}
