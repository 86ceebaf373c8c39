import { PromoPopup, useDialog } from '@hospital/ui'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { atFreeMoment, rememberShown } from './promotion-moment.ts'
import type { PromotionOffer } from './promotion-rule.ts'

/**
 * Opens once per session, in the very task in which nothing else is open: on a slow phone a visitor can open the search while this code is
 * on its way, and the popup took the focus out of it.
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
