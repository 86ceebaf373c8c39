import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

type Schemas = CompanyComponents['schemas']

/** A company as administrators see it. */
export type CorporateClient = Schemas['CorporateClient']

/** A company's user as administrators see them. */
export type CorporateUser = Schemas['CorporateUser']

/** The names of a company's states. */
export const clientStatusWords: Readonly<Record<Schemas['ActiveState'], MessageId>> = {
  aktif: 'web.company.admin.active',
  nonaktif: 'web.company.admin.inactive',
}

/** The names of a user's states. */
export const userStatusWords: Readonly<Record<Schemas['CorporateUserStatus'], MessageId>> = {
  aktif: 'web.company.admin.active',
  menunggu_aktivasi: 'web.company.admin.invited',
  nonaktif: 'web.company.admin.inactive',
}
