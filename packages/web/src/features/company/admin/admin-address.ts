import type { Locale } from '@hospital/ui'
import { href } from '../../../routes/href.ts'
import type { PageQuery } from '../../../shared/loading/context.ts'

const partNames = { clients: undefined, users: 'pengguna', import: 'impor' } as const

/** The parts of the page of administrators: companies, their users, and employees from a file. */
export type AdminPart = keyof typeof partNames

/** The part that an address names; the companies if it names none. */
export const partOf = (query: PageQuery): AdminPart => {
  const named = query.get('bagian')
  if (named === partNames.users) return 'users'
  return named === partNames.import ? 'import' : 'clients'
}

/** The address of a part, with its own query. */
export const adminAddress = (locale: Locale, part: AdminPart, query: Readonly<Record<string, string>> = {}): string => {
  const name = partNames[part]
  return href(locale, 'companyAdmin', undefined, { ...(name !== undefined && { bagian: name }), ...query })
}
