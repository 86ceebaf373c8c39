import { TopicNav, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { adminQuery } from './admin-view.ts'
import type { AdminView } from './admin-view.ts'
import { ClientsPart } from './clients-part.tsx'
import type { AdminData, loadAdmin } from './load-admin.ts'
import { UsersPart } from './users-part.tsx'

/** Companies and their users, for corporate administrators. */
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
  return (
    <>
      <TopicNav
        label={message('web.company.admin.parts')}
        topics={[
          { label: message('web.company.admin.clients'), href: clients },
          { label: message('web.company.admin.users'), href: users },
        ]}
        current={view.part === 'clients' ? clients : users}
      />
      {view.part === 'clients' ? (
        <ClientsPart key="clients" personal={personal} user={user} data={data} view={view} />
      ) : (
        <UsersPart key="users" personal={personal} user={user} data={data} view={view} />
      )}
    </>
  )
}
