import { jakartaDate } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import { formatDate, Stack, Tag, Text } from '@hospital/ui'
import { RoleBadge } from '@hospital/ui/employees'
import type { CompanyList, ListWords } from '../area/company-list.ts'
import { choiceFilter, companyFilter } from '../area/list-filters.tsx'
import { NotedCell } from '../area/noted-cell.tsx'
import { adminAddress } from './admin-address.ts'
import { userStatusWords } from './corporate.ts'
import type { CorporateUser } from './corporate.ts'

/** The code of the administrator's role. */
const adminRole = 1

const tones = { aktif: 'good', menunggu_aktivasi: 'notice', nonaktif: 'plain' } as const

const lastSeen = (
  { status, aktivasi_dikirim_pada: invited, login_terakhir: last }: CorporateUser,
  { message, locale }: ListWords,
): string => {
  const dayOf = (instant: string) => formatDate(jakartaDate(new Date(instant)), locale)
  if (last) return message('web.company.admin.lastLogIn', { date: dayOf(last) })
  if (status === 'menunggu_aktivasi' && invited) return message('web.company.admin.invitedAt', { date: dayOf(invited) })
  return message(status === 'menunggu_aktivasi' ? 'web.company.admin.notInvited' : 'web.company.admin.never')
}

/** The users of all companies, for administrators. */
export const userList: CompanyList<CorporateUser, CompanyComponents['schemas']['CorporateUserListRequest']> = {
  operation: 'listCorporateUsers',
  call: (company, body, options) => company.listCorporateUsers({ body }, options),
  address: (locale, query) => adminAddress(locale, 'users', query),
  pageSize: 20,
  filters: [
    companyFilter({
      label: 'web.company.profile.company',
      any: 'web.company.admin.users.anyCompany',
      request: (id) => ({ perusahaan_id: id }),
    }),
    choiceFilter({
      name: 'status',
      label: 'web.company.admin.status',
      any: 'web.company.admin.anyStatus',
      words: userStatusWords,
      request: (status) => ({ status }),
    }),
  ],
  rows: {
    columns: [
      {
        name: 'nama',
        heading: 'web.form.name',
        cell: ({ name, email }) => (
          <NotedCell note={email}>
            <Text as="span">{name}</Text>
          </NotedCell>
        ),
      },
      {
        name: 'peran',
        heading: 'web.company.admin.role',
        cell: ({ role_id: role, perusahaan: company }) => (
          <Stack gap="xxs" align="start">
            <RoleBadge role={role === adminRole ? 'admin' : 'company'} />
            {company && <Text as="span">{company.nama}</Text>}
          </Stack>
        ),
      },
      {
        name: 'status',
        heading: 'web.company.admin.status',
        cell: (user, words) => (
          <NotedCell align="start" note={lastSeen(user, words)}>
            <Tag tone={tones[user.status]}>{words.message(userStatusWords[user.status])}</Tag>
          </NotedCell>
        ),
      },
    ],
  },
  messages: {
    title: 'web.company.admin.users',
    filter: 'web.company.admin.users.filter',
    search: 'web.company.admin.users.search',
    found: 'web.company.admin.users.found',
    asking: 'web.company.admin.asking',
    failed: 'web.company.admin.users.failed',
    noneFound: 'web.company.admin.users.noneFound',
    noneFoundText: 'web.company.employees.noneFoundText',
    clear: 'web.company.list.clear',
    none: 'web.company.admin.users.none',
    noneText: 'web.company.admin.users.noneText',
  },
}
