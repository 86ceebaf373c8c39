import { lazy, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { LazyPart } from '../shared/lazy-part.tsx'
import { createSessionFlag } from '../storage/session-flag.ts'
import { promotionDecision, promotionRetry } from './promotion-rule.ts'
import type { PromotionOffer } from './promotion-rule.ts'

const PromoPopup = lazy(async () => ({ default: (await import('./promo-popup.ts')).PromoPopup }))

const shown = createSessionFlag('popup')

const isThere = (selector: string) => document.querySelector(selector) !== null

const decideNow = () =>
  promotionDecision({
    dialogOpen: isThere('dialog[open], [popover]:popover-open'),
    menuOpen: isThere('header details[open]'),
    fieldFocused: document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false,
    sending: isThere('[data-busy]'),
    shownBefore: shown.isSet(),
  })

/** The promotional popup: opens once per session, as soon as no dialog or menu is open, no field has the focus and nothing is being sent. */
export const DuePromotion = ({ offer }: { readonly offer: PromotionOffer }): ReactElement | null => {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    const decide = () => {
      const decision = decideNow()
      if (decision === 'wait') timer = window.setTimeout(decide, promotionRetry)
      if (decision !== 'show') return
      shown.set()
      setOpen(true)
    }
    decide()
    return () => window.clearTimeout(timer)
  }, [])
  if (!open) return null
  return (
    <LazyPart name="promotion">
      <PromoPopup
        open
        onClose={() => setOpen(false)}
        title={{ text: offer.title, lang: 'id' }}
        image={offer.image && { ...offer.image, alt: offer.title }}
        href={offer.href}
      />
    </LazyPart>
  )
}
