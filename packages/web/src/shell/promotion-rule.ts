import type { ImageSource } from '@hospital/ui'

/** What the popup promotes. */
export interface PromotionOffer {
  readonly title: string
  readonly image: ImageSource | undefined
  readonly href: string | undefined
}

/** Milliseconds after which a popup that would have disturbed is tried again. */
export const promotionRetry = 1000

/** What is known of the page at the moment at which a popup would open. */
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
