/** Hooks observe; one that throws must not break the call that it observes. */
export const tell = <Event>(hook: ((event: Event) => void) | undefined, event: () => Event) => {
  if (!hook) return
  try {
    hook(event())
  } catch {
    // The hook is the caller's business, the call is not the hook's.
  }
}
