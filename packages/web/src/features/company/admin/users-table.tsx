import { jakartaDate } from '@hospital/sdk'
import { Button, formatDate, Inline, Stack, Tag, Text, useLocale } from '@hospital/ui'
import { ListTable, RoleBadge } from '@hospital/ui/employees'
import type { ListColumn } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { userStatusWords } from './admin-words.ts'
import type { CorporateUser } from './read-admin.ts'

interface UsersTableProps {
  /** Undefined while the first ones are read. */
  readonly users: readonly CorporateUser[] | undefined
  readonly busy: boolean
  readonly onChange: (user: CorporateUser) => void
  readonly onInvite: (user: CorporateUser) => void
}

/** The role of an administrator. */
const adminRole = 1

/** One page of users. */
export const UsersTable = ({ users, busy, onChange, onInvite }: UsersTableProps): ReactElement => {
  const message = useMessage()
  const columns = useColumns(onChange, onInvite)
  return (
    <ListTable
      caption={message('web.company.admin.users')}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      busy={busy}
    />
  )
}

const tones = { aktif: 'good', menunggu_aktivasi: 'notice', nonaktif: 'plain' } as const

const useColumns = (
  onChange: UsersTableProps['onChange'],
  onInvite: UsersTableProps['onInvite'],
): readonly ListColumn<CorporateUser>[] => {
  const message = useMessage()
  const locale = useLocale()
  const dayOf = (instant: string) => formatDate(jakartaDate(new Date(instant)), locale)
  const lastSeen = ({ status, aktivasi_dikirim_pada: invited, login_terakhir: last }: CorporateUser): string => {
    if (last) return message('web.company.admin.lastLogIn', { date: dayOf(last) })
    if (status === 'menunggu_aktivasi' && invited)
      return message('web.company.admin.invitedAt', { date: dayOf(invited) })
    return message(status === 'menunggu_aktivasi' ? 'web.company.admin.notInvited' : 'web.company.admin.never')
  }
  return [
    {
      name: 'nama',
      heading: message('web.form.name'),
      cell: ({ name, email }) => (
        <Stack gap="xxs">
          <Text as="span">{name}</Text>
          <Text as="span" size="caption" tone="muted">
            {email}
          </Text>
        </Stack>
      ),
    },
    {
      name: 'peran',
      heading: message('web.company.admin.role'),
      cell: ({ role_id: role, perusahaan: company }) => (
        <Stack gap="xxs" align="start">
          <RoleBadge role={role === adminRole ? 'admin' : 'company'} />
          {company && <Text as="span">{company.nama}</Text>}
        </Stack>
      ),
    },
    {
      name: 'status',
      heading: message('web.company.admin.status'),
      cell: (user) => (
        <Stack gap="xxs" align="start">
          <Tag tone={tones[user.status]}>{message(userStatusWords[user.status])}</Tag>
          <Text as="span" size="caption" tone="muted">
            {lastSeen(user)}
          </Text>
        </Stack>
      ),
    },
    {
      name: 'tindakan',
      heading: message('web.company.admin.actions'),
      cell: (user) => (
        <Inline gap="xs">
          <Button
            tone="secondary"
            size="compact"
            aria-label={message('web.company.admin.changeName', { name: user.name })}
            onClick={() => onChange(user)}
          >
            {message('web.company.admin.change')}
          </Button>
          {user.status !== 'nonaktif' && (
            <Button
              tone="secondary"
              size="compact"
              aria-label={message('web.company.admin.invite.name', { name: user.name })}
              onClick={() => onInvite(user)}
            >
              {message('web.company.admin.invite')}
            </Button>
          )}
        </Inline>
      ),
    },
  ]
}
