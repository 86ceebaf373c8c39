import { Button, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import type { CompanyContent } from '../area/company-area.tsx'
import { readCompanyChoices } from '../area/company-choice.ts'
import { useSearchTerm } from '../area/use-search-term.ts'
import type { UsersView } from './admin-view.ts'
import { InviteUser } from './invite-user.tsx'
import type { AdminData } from './load-admin.ts'
import type { CorporateUser } from './read-admin.ts'
import { UserForm } from './user-form.tsx'
import { UsersList } from './users-list.tsx'

interface UsersPartProps extends CompanyContent {
  readonly data: AdminData
  readonly view: UsersView
}

type Step =
  | { readonly kind: 'list'; readonly end?: End | undefined }
  | { readonly kind: 'form'; readonly user?: CorporateUser }
  | { readonly kind: 'invite'; readonly user: CorporateUser }

/** The users: their list, the form of one, or the question whether to send an invitation. */
export const UsersPart = ({ personal, user: administrator, data, view }: UsersPartProps): ReactElement => {
  const message = useMessage()
  // Each part has a search of its own.
  const search = useSearchTerm(administrator.id, data)
  const companies = useRead(personal, readCompanyChoices)
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const choices = companies.status === 'ready' ? companies.data : []
  if (step.kind === 'form')
    return (
      <UserForm
        personal={personal}
        user={step.user}
        company={view.company}
        companies={companies}
        isOwn={step.user?.id === administrator.id}
        onEnd={(end) => setStep({ kind: 'list', end })}
      />
    )
  return (
    <Stack gap="lg">
      <EndNotice end={step.kind === 'list' ? step.end : undefined} />
      <div>
        <Button onClick={() => setStep({ kind: 'form' })}>{message('web.company.admin.user.add')}</Button>
      </div>
      <UsersList
        personal={personal}
        view={view}
        search={search}
        companies={choices}
        onChange={(user) => setStep({ kind: 'form', user })}
        onInvite={(user) => setStep({ kind: 'invite', user })}
      />
      {step.kind === 'invite' && (
        <InviteUser
          key={step.user.id}
          personal={personal}
          user={step.user}
          onEnd={(end) => setStep({ kind: 'list', end })}
        />
      )}
    </Stack>
  )
}
