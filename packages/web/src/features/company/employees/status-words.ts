import type { CompanyComponents } from '@hospital/sdk/company'
import type { MessageId } from '../../../i18n/use-message.ts'

/** What the states of an employee are called. */
export const statusWords: Readonly<Record<CompanyComponents['schemas']['ActiveState'], MessageId>> = {
  aktif: 'web.company.employees.active',
  nonaktif: 'web.company.employees.inactive',
}
