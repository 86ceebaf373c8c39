import { Button, InlineAlert, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { SearchTerm } from '../area/use-search-term.ts'
import type { ClientsView } from './admin-view.ts'
import { ClientForm } from './client-form.tsx'
import { ClientsList } from './clients-list.tsx'
import type { AdminData } from './load-admin.ts'
import type { CorporateClient } from './read-admin.ts'

interface ClientsPartProps {
  readonly personal: PersonalData
  readonly view: ClientsView
  readonly search: SearchTerm
  readonly hospitals: AdminData['hospitals']
}

type Step =
  | { readonly kind: 'list'; readonly saved?: { readonly name: string } }
  | { readonly kind: 'form'; readonly client?: CorporateClient }

/** The companies: their list, or the form of one. */
export const ClientsPart = ({ hospitals, ...list }: ClientsPartProps): ReactElement => {
  const message = useMessage()
  const [step, setStep] = useState<Step>({ kind: 'list' })
  if (step.kind === 'form')
    return (
      <ClientForm
        personal={list.personal}
        client={step.client}
        hospitals={hospitals.ok ? hospitals.value : []}
        onSaved={(name) => setStep({ kind: 'list', saved: { name } })}
        onCancel={() => setStep({ kind: 'list' })}
      />
    )
  return (
    <Stack gap="lg">
      <FormNotice outcome={step.saved}>
        {step.saved && (
          <InlineAlert tone="good">{message('web.company.admin.client.saved', { name: step.saved.name })}</InlineAlert>
        )}
      </FormNotice>
      <div>
        <Button onClick={() => setStep({ kind: 'form' })}>{message('web.company.admin.client.add')}</Button>
      </div>
      <ClientsList {...list} onChange={(client) => setStep({ kind: 'form', client })} />
    </Stack>
  )
}
