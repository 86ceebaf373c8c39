import { expect, userEvent } from 'storybook/test'

type Keyboard = (keys: string) => Promise<void>

let real: Keyboard | undefined

/** Connects stories to the keyboard of the browser's driver; called when stories run as tests. */
export const connectKeyboard = (keyboard: Keyboard): void => {
  real = keyboard
}

/**
 * Whether keys come from the browser itself. In Storybook's own window they are synthetic events made by
 * script, on which no browser scrolls, leaves a radio group or traps focus in a dialog.
 */
export const hasKeyboard = (): boolean => real !== undefined

/**
 * Presses keys as a person would: `{Enter}`, `{Shift>}{Tab}{/Shift}`, or plain text. Returns after React's effects, which on a
 * busy machine run in a task after the key.
 */
export const press = async (keys: string): Promise<void> => {
  await (real ?? synthetic)(keys)
  await new Promise((resolve) => setTimeout(resolve))
}

const synthetic: Keyboard = async (keys) => {
  await userEvent.keyboard(keys)
  // A synthetic Escape closes no dialog.
  if (keys.endsWith('{Escape}')) document.querySelector<HTMLDialogElement>('dialog:modal')?.requestClose()
}

/** Records the targets of links instead of following them. */
export const catchLinks = (root: HTMLElement): string[] => {
  const followed: string[] = []
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    followed.push(link.getAttribute('href') ?? '')
  })
  return followed
}

/** Tabs through a dialog once around. Fails if focus lands on the page behind; past the last control it is in the browser's own UI. */
export const tabAround = async (dialog: HTMLElement): Promise<void> => {
  if (!hasKeyboard()) return
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await press(keys)
    const reached = document.activeElement
    if (reached !== document.body)
      await expect(dialog).toContainElement(reached instanceof HTMLElement ? reached : null)
  }
  // From the browser's own UI focus returns to the dialog.
  if (document.activeElement === document.body) dialog.querySelector('button')?.focus()
}
