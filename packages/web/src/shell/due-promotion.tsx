import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { LazyPart, optional } from '../shared/lazy-part.tsx'
import { atFreeMoment } from './promotion-moment.ts'
import type { PromotionOffer } from './promotion-rule.ts'

const PromotionPopup = optional(async () => (await import('./promo-popup.tsx')).PromotionPopup)

/** The promotional popup. Its code is fetched once the popup would disturb no visitor. */
export const DuePromotion = ({ offer }: { readonly offer: PromotionOffer }): ReactElement | null => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => atFreeMoment(() => setWanted(true)), [])
  if (!isWanted) return null
  return (
    <LazyPart name="promotion" failed={null}>
      <PromotionPopup offer={offer} />
    </LazyPart>
  )
}
