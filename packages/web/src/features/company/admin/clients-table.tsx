import { Button, formatDate, Inline, Link, Stack, Tag, Text, useLocale } from '@hospital/ui'
import { ListTable } from '@hospital/ui/employees'
import type { ListColumn } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { adminQuery } from './admin-view.ts'
import { clientStatusWords } from './admin-words.ts'
import type { CorporateClient } from './read-admin.ts'

interface ClientsTableProps {
  /** Undefined while the first ones are read. */
  readonly clients: readonly CorporateClient[] | undefined
  readonly busy: boolean
  readonly onChange: (client: CorporateClient) => void
}

/** One page of companies. */
export const ClientsTable = ({ clients, busy, onChange }: ClientsTableProps): ReactElement => {
  const message = useMessage()
  const columns = useColumns(onChange)
  return (
    <ListTable
      caption={message('web.company.admin.clients')}
      columns={columns}
      rows={clients}
      rowKey={({ id }) => id}
      busy={busy}
    />
  )
}

const useColumns = (onChange: ClientsTableProps['onChange']): readonly ListColumn<CorporateClient>[] => {
  const message = useMessage()
  const locale = useLocale()
  return [
    {
      name: 'nama',
      heading: message('web.company.profile.name'),
      cell: ({ nama: name, kd_perusahaan: code }) => (
        <Stack gap="xxs">
          <Text as="span">{name}</Text>
          <Text as="span" size="caption" tone="muted">
            {code}
          </Text>
        </Stack>
      ),
    },
    {
      name: 'status',
      heading: message('web.company.admin.status'),
      cell: ({ status }) => (
        <Tag tone={status === 'aktif' ? 'good' : 'plain'}>{message(clientStatusWords[status])}</Tag>
      ),
    },
    {
      name: 'kontrak',
      heading: message('web.company.profile.contract'),
      cell: ({ kontrak_mulai: from, kontrak_selesai: to }) =>
        from === null && to === null
          ? '–'
          : message('web.company.profile.contractDays', {
              from: from ? formatDate(from, locale) : '–',
              to: to ? formatDate(to, locale) : '–',
            }),
    },
    {
      name: 'karyawan',
      heading: message('web.company.profile.employees'),
      figures: true,
      cell: ({ jumlah_karyawan: count }) => count.toLocaleString(locale),
    },
    {
      name: 'pengguna',
      heading: message('web.company.admin.users'),
      figures: true,
      cell: ({ id, nama: name, jumlah_pengguna: count }) => (
        <Link
          href={href(
            locale,
            'companyAdmin',
            undefined,
            adminQuery({ part: 'users', page: 1, status: undefined, company: id }),
          )}
          aria-label={message('web.company.admin.client.users', { name, count })}
        >
          {count.toLocaleString(locale)}
        </Link>
      ),
    },
    {
      name: 'tindakan',
      heading: message('web.company.admin.actions'),
      cell: (client) => (
        <Inline gap="sm">
          <Button
            tone="secondary"
            size="compact"
            aria-label={message('web.company.admin.changeName', { name: client.nama })}
            onClick={() => onChange(client)}
          >
            {message('web.company.admin.change')}
          </Button>
          {client.status === 'aktif' && (
            <Link
              look="action"
              href={href(locale, 'companyAdmin', undefined, adminQuery({ part: 'import', company: client.id }))}
              aria-label={message('web.company.admin.client.import', { name: client.nama })}
            >
              {message('web.company.import')}
            </Link>
          )}
        </Inline>
      ),
    },
  ]
}
