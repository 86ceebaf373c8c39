import type { ImageSource } from '@hospital/ui'

/** The promotion in the popup. */
export interface PromotionOffer {
  readonly title: string
  readonly image: ImageSource | undefined
  readonly href: string | undefined
}

/** Milliseconds until the next try if the popup would have disturbed the visitor. */
export const promotionRetry = 1000

/** The state of the page when a popup would open. */
export interface PageMoment {
  /** Whether a dialog is open. */
  readonly dialogOpen: boolean
  /** Whether a menu of the header is open. */
  readonly menuOpen: boolean
  /** Whether a field has the focus. */
  readonly fieldFocused: boolean
  /** Whether something is being sent. */
  readonly sending: boolean
  /** Whether it has been shown in this session of the browser. */
  readonly shownBefore: boolean
}

/** Whether a popup may open now, later, or not at all in this session. */
export const promotionDecision = ({
  dialogOpen,
  menuOpen,
  fieldFocused,
  sending,
  shownBefore,
}: PageMoment): 'show' | 'wait' | 'never' => {
  if (shownBefore) return 'never'
  return dialogOpen || menuOpen || fieldFocused || sending ? 'wait' : 'show'
}
