import type { CompanyComponents } from '@hospital/sdk/company'
import { formatDate, Link, Tag, Text } from '@hospital/ui'
import type { CompanyList } from '../area/company-list.ts'
import { choiceFilter } from '../area/list-filters.tsx'
import { companyParameter } from '../area/list-view.ts'
import { NotedCell } from '../area/noted-cell.tsx'
import { adminAddress } from './admin-address.ts'
import { clientStatusWords } from './corporate.ts'
import type { CorporateClient } from './corporate.ts'

/** The list of companies, for administrators. */
export const clientList: CompanyList<CorporateClient, CompanyComponents['schemas']['CorporateClientListRequest']> = {
  operation: 'listCorporateClients',
  call: (company, body, options) => company.listCorporateClients({ body }, options),
  address: (locale, query) => adminAddress(locale, 'clients', query),
  pageSize: 20,
  filters: [
    choiceFilter({
      name: 'status',
      label: 'web.company.admin.status',
      any: 'web.company.admin.anyStatus',
      words: clientStatusWords,
      request: (status) => ({ status }),
    }),
  ],
  rows: {
    columns: [
      {
        name: 'nama',
        heading: 'web.company.profile.name',
        cell: ({ nama: name, kd_perusahaan: code }) => (
          <NotedCell note={code}>
            <Text as="span">{name}</Text>
          </NotedCell>
        ),
      },
      {
        name: 'status',
        heading: 'web.company.admin.status',
        cell: ({ status }, { message }) => (
          <Tag tone={status === 'aktif' ? 'good' : 'plain'}>{message(clientStatusWords[status])}</Tag>
        ),
      },
      {
        name: 'kontrak',
        heading: 'web.company.profile.contract',
        cell: ({ kontrak_mulai: from, kontrak_selesai: to }, { message, locale }) =>
          from === null && to === null
            ? '–'
            : message('web.company.profile.contractDays', {
                from: from ? formatDate(from, locale) : '–',
                to: to ? formatDate(to, locale) : '–',
              }),
      },
      {
        name: 'karyawan',
        heading: 'web.company.profile.employees',
        figures: true,
        cell: ({ jumlah_karyawan: count }, { locale }) => count.toLocaleString(locale),
      },
      {
        name: 'pengguna',
        heading: 'web.company.admin.users',
        figures: true,
        cell: ({ id, nama: name, jumlah_pengguna: count }, { message, locale }) => (
          <Link
            href={adminAddress(locale, 'users', { [companyParameter]: String(id) })}
            aria-label={message('web.company.admin.client.users', { name, count })}
          >
            {count.toLocaleString(locale)}
          </Link>
        ),
      },
    ],
  },
  messages: {
    title: 'web.company.admin.clients',
    filter: 'web.company.admin.clients.filter',
    search: 'web.company.admin.clients.search',
    found: 'web.company.admin.clients.found',
    asking: 'web.company.admin.asking',
    failed: 'web.company.admin.clients.failed',
    noneFound: 'web.company.admin.clients.noneFound',
    noneFoundText: 'web.company.employees.noneFoundText',
    clear: 'web.company.list.clear',
    none: 'web.company.admin.clients.none',
    noneText: 'web.company.admin.clients.noneText',
  },
}
