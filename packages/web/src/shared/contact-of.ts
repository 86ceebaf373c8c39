import type { ContactButtonsProps } from '@hospital/ui'
import type { LoaderContext } from './loading/context.ts'

/** What the CMS has of a hospital's numbers. */
export interface Reachable {
  readonly nama: string | null
  readonly nomor_telepon: string | null
  readonly nomor_whatsapp: string | null
}

/** How to reach a hospital, with the hours of its customer service; `text` is what a WhatsApp conversation begins with. */
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
