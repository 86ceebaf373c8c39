import { lazy, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import type { HomeData } from '../loaders/home.ts'
import { LazyPart } from './lazy-part.tsx'
import { promotionDecision, promotionDelay, promotionRetry } from './promotion-rule.ts'
import { createSessionFlag } from './session-flag.ts'

const PromoPopup = lazy(async () => ({ default: (await import('./promo-popup.ts')).PromoPopup }))

const shown = createSessionFlag('popup')

const decideNow = () =>
  promotionDecision({
    dialogOpen: document.querySelector('dialog[open], [popover]:popover-open') !== null,
    fieldFocused: document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false,
    sending: document.querySelector('[data-busy]') !== null,
    shownBefore: shown.isSet(),
  })

/** The promotional popup: three seconds after the page, once per session, never in anybody's way. */
export const Promotion = ({ offer }: { readonly offer: NonNullable<HomeData['popup']> }): ReactElement | null => {
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
    timer = window.setTimeout(decide, promotionDelay)
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
