import { userEvent } from 'storybook/test'

type Keyboard = (keys: string) => Promise<void>

let real: Keyboard | undefined

/** Gives stories the keyboard of the browser's driver; called where stories run as tests. */
export function connectKeyboard(keyboard: Keyboard): void {
  real = keyboard
}

/**
 * Whether keys come from the browser itself. In Storybook's own window they are events made by
 * script, on which no browser scrolls, leaves a list of radios or keeps focus in a dialog.
 */
export const hasKeyboard = (): boolean => real !== undefined

/** Presses keys as a person would: `{Enter}`, `{Shift>}{Tab}{/Shift}`, or plain text. */
export async function press(keys: string): Promise<void> {
  if (real) return real(keys)
  await userEvent.keyboard(keys)
  // Escape made by script closes no dialog.
  if (keys.endsWith('{Escape}')) document.querySelector<HTMLDialogElement>('dialog:modal')?.requestClose()
}
