import { PromoPopup, useDialog } from '@hospital/ui'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { atFreeMoment, rememberShown } from './promotion-moment.ts'
import type { PromotionOffer } from './promotion-rule.ts'

/**
 * Opens once per session, and checks in the same task that nothing else is open. On a slow phone a visitor can open the search while this
 * code is being fetched, and the popup took the focus away from it.
 */
export const PromotionPopup = ({ offer }: { readonly offer: PromotionOffer }): ReactElement => {
  const { dialog, open } = useDialog()
  useEffect(
    () =>
      atFreeMoment(() => {
        rememberShown()
        open()
      }),
    [open],
  )
  return (
    <PromoPopup
      {...dialog}
      title={{ text: offer.title, lang: 'id' }}
      image={offer.image && { ...offer.image, alt: offer.title }}
      href={offer.href}
    />
  )
}
