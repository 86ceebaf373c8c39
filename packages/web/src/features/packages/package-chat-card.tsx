import { PackageCard, plainText } from '@hospital/ui'
import type { PackageCardProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { useShell } from '../../shell/shell-context.ts'

/** A package's card with a button to ask about it on WhatsApp. */
export const PackageChatCard = (offer: PackageCardProps): ReactElement => {
  const message = useMessage()
  const { footer } = useShell()
  return (
    <PackageCard
      {...offer}
      chat={{ number: footer.contact.whatsapp, text: message('web.package.ask', { name: plainText(offer.name) }) }}
    />
  )
}
