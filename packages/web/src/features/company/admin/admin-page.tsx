import { Link, Loading, TopicNav, useLocale } from '@hospital/ui'
import { lazy } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { EntryButton } from '../../../shared/entry-button.tsx'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { readCompanyChoices } from '../area/company-choice.ts'
import { companyParameter } from '../area/list-view.ts'
import type { ListView } from '../area/list-view.ts'
import { pathId } from '../area/path-id.ts'
import { adminAddress } from './admin-address.ts'
import { ClientForm } from './client-form.tsx'
import { clientList } from './client-list.tsx'
import { InviteUser } from './invite-user.tsx'
import type { AdminData, loadAdmin } from './load-admin.ts'
import { ManagedList } from './managed-list.tsx'
import { UserForm } from './user-form.tsx'
import { userList } from './user-list.tsx'

// Loaded only when needed: few administrators import, and the part includes the reader of files.
const EmployeeImport = lazy(async () => ({
  default: (await import('../import/employee-import.tsx')).EmployeeImport,
}))

/** The page of corporate administrators: companies, users, and the import of employees. */
export const AdminPage = ({ data }: PageProps<typeof loadAdmin>): ReactElement => {
  const message = useMessage()
  return (
    <CompanyArea
      data={data}
      part="admin"
      title={message('web.company.menu.admin')}
      intro={message('web.company.admin.intro')}
    >
      {(content) => <AdminParts {...content} data={data} />}
    </CompanyArea>
  )
}

interface AdminPartsProps extends CompanyContent {
  readonly data: AdminData
}

const AdminParts = (props: AdminPartsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <>
      <TopicNav
        label={message('web.company.admin.parts')}
        topics={[
          { label: message('web.company.admin.clients'), href: adminAddress(locale, 'clients') },
          { label: message('web.company.admin.users'), href: adminAddress(locale, 'users') },
          { label: message('web.company.import'), href: adminAddress(locale, 'import') },
        ]}
        current={adminAddress(locale, props.data.view.part)}
      />
      <Part {...props} />
    </>
  )
}

const Part = (props: AdminPartsProps): ReactElement => {
  const { view } = props.data
  switch (view.part) {
    case 'clients':
      return <Clients {...props} view={view.view} />
    case 'users':
      return <Users {...props} view={view.view} />
    case 'import':
      return (
        <LazyPart name="import" waiting={<Loading />}>
          <EmployeeImport key={view.company} personal={props.personal} company={view.company} />
        </LazyPart>
      )
  }
}

interface ListProps extends AdminPartsProps {
  readonly view: ListView
}

const Clients = (props: ListProps): ReactElement => {
  const { personal, data } = props
  const message = useMessage()
  const locale = useLocale()
  return (
    <ManagedList
      {...props}
      list={clientList}
      add="web.company.admin.client.add"
      nameOf={({ nama }) => nama}
      renderForm={(client, onEnd) => (
        <ClientForm personal={personal} client={client} hospitals={data.hospitals} onEnd={onEnd} />
      )}
      renderActions={({ id, nama: name, status }) =>
        status === 'aktif' && (
          <Link
            look="action"
            href={adminAddress(locale, 'import', { [companyParameter]: String(id) })}
            aria-label={message('web.company.admin.client.import', { name })}
          >
            {message('web.company.import')}
          </Link>
        )
      }
    />
  )
}

const Users = (props: ListProps): ReactElement => {
  const { personal, user: administrator, view } = props
  const message = useMessage()
  const companies = useRead(personal, readCompanyChoices)
  return (
    <ManagedList
      {...props}
      list={userList}
      add="web.company.admin.user.add"
      nameOf={({ name }) => name}
      renderForm={(user, onEnd) => (
        <UserForm
          personal={personal}
          user={user}
          company={pathId(view.filters[companyParameter])}
          companies={companies}
          isOwn={user?.id === administrator.id}
          onEnd={onEnd}
        />
      )}
      renderActions={({ name, status }, ask) =>
        status !== 'nonaktif' && (
          <EntryButton name={message('web.company.admin.invite.name', { name })} onClick={ask}>
            {message('web.company.admin.invite')}
          </EntryButton>
        )
      }
      renderQuestion={(user, onEnd) => <InviteUser key={user.id} personal={personal} user={user} onEnd={onEnd} />}
    />
  )
}
