import { tabText } from '../storage/browser-store.ts'
import { promotionDecision, promotionRetry } from './promotion-rule.ts'

const storedShown = tabText('popup')
let isShownHere = false

/** Notes for the browser session that the popup was shown. If storage is forbidden, the note lasts as long as the page. */
export const rememberShown = (): void => {
  isShownHere = true
  storedShown.write('1')
}

const isThere = (selector: string) => document.querySelector(selector) !== null

const decideNow = () =>
  promotionDecision({
    dialogOpen: isThere('dialog[open], [popover]:popover-open'),
    menuOpen: isThere('header details[open]'),
    fieldFocused: document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false,
    sending: isThere('[data-busy]'),
    shownBefore: isShownHere || storedShown.read() !== null,
  })

/**
 * Calls `act` at the first moment when no dialog or menu is open, no field has the focus and nothing is being sent; never if the popup was
 * shown in this session. Returns a function that ends the waiting.
 */
export const atFreeMoment = (act: () => void): (() => void) => {
  let timer: number | undefined
  const decide = () => {
    const decision = decideNow()
    if (decision === 'wait') timer = window.setTimeout(decide, promotionRetry)
    if (decision === 'show') act()
  }
  decide()
  return () => window.clearTimeout(timer)
}
