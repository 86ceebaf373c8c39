import { Button, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { useSearchTerm } from '../area/use-search-term.ts'
import type { ClientsView } from './admin-view.ts'
import { ClientForm } from './client-form.tsx'
import { ClientsList } from './clients-list.tsx'
import type { AdminData } from './load-admin.ts'
import type { CorporateClient } from './read-admin.ts'

interface ClientsPartProps extends CompanyContent {
  readonly data: AdminData
  readonly view: ClientsView
}

type Step = { readonly kind: 'list'; readonly end?: End } | { readonly kind: 'form'; readonly client?: CorporateClient }

/** The companies: their list, or the form of one. */
export const ClientsPart = ({ personal, user, data, view }: ClientsPartProps): ReactElement => {
  const message = useMessage()
  // Each part has a search of its own.
  const search = useSearchTerm(user.id, data)
  const [step, setStep] = useState<Step>({ kind: 'list' })
  if (step.kind === 'form')
    return (
      <ClientForm
        personal={personal}
        client={step.client}
        hospitals={data.hospitals}
        onSaved={(name) =>
          setStep({ kind: 'list', end: { tone: 'good', text: 'web.company.admin.client.saved', values: { name } } })
        }
        onCancel={() => setStep({ kind: 'list' })}
      />
    )
  return (
    <Stack gap="lg">
      <EndNotice end={step.end} />
      <div>
        <Button onClick={() => setStep({ kind: 'form' })}>{message('web.company.admin.client.add')}</Button>
      </div>
      <ClientsList
        personal={personal}
        view={view}
        search={search}
        onChange={(client) => setStep({ kind: 'form', client })}
      />
    </Stack>
  )
}
