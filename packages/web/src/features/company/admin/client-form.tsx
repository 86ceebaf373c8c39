import type { CompanyComponents } from '@hospital/sdk/company'
import type { ReactElement } from 'react'
import { firstValues, formRules, requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'
import { clientFields, updateClientRequest } from './client-fields.tsx'
import type { CorporateClient } from './corporate.ts'
import type { AdminData } from './load-admin.ts'

type CreateClient = CompanyComponents['schemas']['CreateCorporateClientRequest']

interface ClientFormProps {
  readonly personal: PersonalData
  /** Default: a new company. */
  readonly client: CorporateClient | undefined
  /** The hospitals to choose from, which may be missing. */
  readonly hospitals: AdminData['hospitals']
  readonly onEnd: (end?: End) => void
}

/** The form for a new company, or for the changes to one. Contract: operations `createCorporateClient` and `updateCorporateClient`. */
export const ClientForm = ({ personal, client, hospitals, onEnd }: ClientFormProps): ReactElement => {
  const message = useMessage()
  const fields = clientFields(client, hospitals)
  const form = useWriteForm({
    ...formRules(fields),
    personal,
    first: firstValues(fields),
    write: (values) =>
      client
        ? personal.company.updateCorporateClient({ body: updateClientRequest(client.id, fields, values) })
        : personal.company.createCorporateClient({ body: requestOf<CreateClient>(fields, values) }),
    stale: ['listCorporateClients', 'listCorporateUsers'],
    unknown: 'web.company.admin.client.unknown',
    onDone: ({ data }) => onEnd({ tone: 'good', text: 'web.company.admin.client.saved', values: { name: data.nama } }),
  })
  return (
    <EditFormView
      form={form}
      prefix="perusahaan"
      fields={fields}
      title={message(client ? 'web.company.admin.client.change' : 'web.company.admin.client.add')}
      onCancel={() => onEnd()}
    />
  )
}
