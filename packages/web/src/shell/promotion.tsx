import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { LazyPart, optional } from '../shared/lazy-part.tsx'
import type { PromotionOffer } from './promotion-rule.ts'

const DuePromotion = optional(async () => (await import('./due-promotion.tsx')).DuePromotion)

/** Milliseconds from the page's arrival to the popup. */
const promotionDelay = 3000

/** The promotional popup. Its code is fetched three seconds after the page. */
export const Promotion = ({ offer }: { readonly offer: PromotionOffer }): ReactElement | null => {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setDue, promotionDelay, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isDue) return null
  return (
    <LazyPart name="promotion" failed={null}>
      <DuePromotion offer={offer} />
    </LazyPart>
  )
}
