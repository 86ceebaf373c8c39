import { DoctorCard, PackageCard, plainText } from '@hospital/ui'
import type { DoctorCardProps, PackageCardProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import { useShell } from '../app/shell-context.ts'

interface DoctorChatCardProps extends DoctorCardProps {
  /** The hospital whose page the card stands on, which answers itself; elsewhere the group's customer service does. */
  readonly at?: { readonly name: string; readonly whatsapp?: string | undefined } | undefined
}

/** A doctor's card with a way to ask about the schedule on WhatsApp. */
export const DoctorChatCard = ({ at, ...doctor }: DoctorChatCardProps): ReactElement => {
  const message = useMessage()
  const { siteName, footer } = useShell()
  const text = message('web.doctor.ask', { doctor: doctor.name, hospital: at?.name ?? doctor.hospital ?? siteName })
  return <DoctorCard {...doctor} chat={{ number: at ? at.whatsapp : footer.contact.whatsapp, text }} />
}

/** A package's card with a way to ask about it on WhatsApp. */
export const PackageChatCard = (offer: PackageCardProps): ReactElement => {
  const message = useMessage()
  const { footer } = useShell()
  return <PackageCard {...offer} chat={{ number: footer.contact.whatsapp, text: message('web.package.ask', { name: plainText(offer.name) }) }} />
}
