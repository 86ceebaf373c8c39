import { Loading, TopicNav, useLocale } from '@hospital/ui'
import { lazy } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { adminQuery } from './admin-view.ts'
import type { AdminView } from './admin-view.ts'
import { ClientsPart } from './clients-part.tsx'
import type { AdminData, loadAdmin } from './load-admin.ts'
import { UsersPart } from './users-part.tsx'

// Few administrators import, and the reader of files is in it.
const EmployeeImport = lazy(async () => ({
  default: (await import('../import/employee-import.tsx')).EmployeeImport,
}))

/** Companies, their users and their employees from a file, for corporate administrators. */
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

const AdminParts = ({ personal, user, data }: AdminPartsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { view } = data
  const addressOf = (other: AdminView) => href(locale, 'companyAdmin', undefined, adminQuery(other))
  const clients = addressOf({ part: 'clients', page: 1, status: undefined })
  const users = addressOf({ part: 'users', page: 1, status: undefined, company: undefined })
  const employees = addressOf({ part: 'import', company: undefined })
  return (
    <>
      <TopicNav
        label={message('web.company.admin.parts')}
        topics={[
          { label: message('web.company.admin.clients'), href: clients },
          { label: message('web.company.admin.users'), href: users },
          { label: message('web.company.import'), href: employees },
        ]}
        current={{ clients, users, import: employees }[view.part]}
      />
      <Part personal={personal} user={user} data={data} />
    </>
  )
}

const Part = ({ personal, user, data }: AdminPartsProps): ReactElement => {
  const { view } = data
  switch (view.part) {
    case 'clients':
      return <ClientsPart key="clients" personal={personal} user={user} data={data} view={view} />
    case 'users':
      return <UsersPart key="users" personal={personal} user={user} data={data} view={view} />
    case 'import':
      return (
        <LazyPart name="import" waiting={<Loading />}>
          <EmployeeImport key={view.company} personal={personal} company={view.company} />
        </LazyPart>
      )
  }
}
