import type { ContactButtonsProps } from '@hospital/ui'
import type { LoaderContext } from './loading/context.ts'

/** The numbers of a hospital in the CMS. */
export interface Reachable {
  readonly nama: string | null
  readonly nomor_telepon: string | null
  readonly nomor_whatsapp: string | null
}

/** How to reach a hospital, with the hours of its customer service. `text` is the beginning of a WhatsApp conversation. */
export const contactOf = (
  hospital: Reachable,
  message: LoaderContext['message'],
  text?: string,
): ContactButtonsProps => ({
  name: hospital.nama ?? '',
  phone: hospital.nomor_telepon ?? undefined,
  whatsapp: hospital.nomor_whatsapp ?? undefined,
  text,
  hours: message('web.contact.hours'),
})
