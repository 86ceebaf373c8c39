import { Button, Checkbox, Fieldset, Heading, Inline, InlineAlert, RadioGroup, Stack, TextField } from '@hospital/ui'
import { DayField } from '@hospital/ui/employees'
import type { ReactElement } from 'react'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { problemText, useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { CompanyContactFields } from '../profile/company-contact-fields.tsx'
import { companyLabels } from '../profile/company-labels.ts'
import { checkClient, clientFields, createRequest, hospitalField, updateRequest } from './client-values.ts'
import { clientStates, clientStatusWords } from './corporate.ts'
import type { CorporateClient } from './corporate.ts'
import type { AdminData, ReferralHospital } from './load-admin.ts'

const labels = {
  kd_perusahaan: 'web.company.profile.code',
  nama: 'web.company.profile.name',
  status: 'web.company.admin.status',
  bidang_usaha: 'web.company.profile.business',
  kontrak_mulai: 'web.company.admin.client.from',
  kontrak_selesai: 'web.company.admin.client.to',
  rumah_sakit_rujukan: 'web.company.profile.hospitals',
  ...companyLabels,
} as const satisfies Readonly<Record<(typeof clientFields)[number], MessageId>>

interface ClientFormProps {
  readonly personal: PersonalData
  /** Default: a new company. */
  readonly client: CorporateClient | undefined
  /** The hospitals to choose from, which may be missing. */
  readonly hospitals: AdminData['hospitals']
  readonly onEnd: (end?: End) => void
}

/** The hospitals to choose from, with those chosen before, which may be closed by now. */
const hospitalChoices = (hospitals: readonly ReferralHospital[], client: CorporateClient | undefined) => {
  const chosen = client?.rumah_sakit_rujukan ?? []
  const others = chosen.filter(({ kode_mapping_rs: code }) => hospitals.every((one) => one.code !== code))
  return [...hospitals, ...others.map(({ kode_mapping_rs: code, nama: name }) => ({ code, name }))]
}

/** A new company, or the changes to one. Contract: operations `createCorporateClient` and `updateCorporateClient`. */
export const ClientForm = ({ personal, client, hospitals, onEnd }: ClientFormProps): ReactElement => {
  const message = useMessage()
  const choices = hospitalChoices(hospitals.ok ? hospitals.value : [], client)
  const codes = choices.map(({ code }) => code)
  const form = useWriteForm({
    personal,
    fields: clientFields,
    check: (values) => checkClient(values, client),
    write: (values) =>
      client
        ? personal.company.updateCorporateClient({ body: updateRequest(client.id, values, codes) })
        : personal.company.createCorporateClient({ body: createRequest(values, codes) }),
    stale: ['listCorporateClients', 'listCorporateUsers'],
    unknown: 'web.company.admin.client.unknown',
    onDone: ({ data }) => onEnd({ tone: 'good', text: 'web.company.admin.client.saved', values: { name: data.nama } }),
  })
  const field = useField('perusahaan', form.submission)
  const own = (name: keyof typeof labels) => field(name, labels[name])
  const title = message(client ? 'web.company.admin.client.change' : 'web.company.admin.client.add')
  const referral = form.submission?.status === 'invalid' && form.submission.problems['rumah_sakit_rujukan']
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={title}>
      <Stack gap="lg">
        <FormHeading>{title}</FormHeading>
        <WriteStatus form={form} prefix="perusahaan" labels={labels} />
        {!client && <TextField {...own('kd_perusahaan')} hint={message('web.company.admin.client.code.hint')} />}
        <TextField {...own('nama')} value={client?.nama ?? ''} />
        {client && (
          <RadioGroup
            {...own('status')}
            value={client.status}
            hint={message('web.company.admin.client.status.hint')}
            options={clientStates.map((value) => ({ value, label: message(clientStatusWords[value]) }))}
          />
        )}
        <TextField {...own('bidang_usaha')} value={client?.bidang_usaha ?? ''} optional />
        <DayField {...own('kontrak_mulai')} value={client?.kontrak_mulai ?? ''} optional />
        <DayField
          {...own('kontrak_selesai')}
          value={client?.kontrak_selesai ?? ''}
          hint={message('web.company.admin.client.to.hint')}
          optional
        />
        {!hospitals.ok && <InlineAlert tone="warning">{message('web.company.admin.client.noHospitals')}</InlineAlert>}
        {choices.length > 0 && (
          <Fieldset
            id="perusahaan-rumah_sakit_rujukan-group"
            label={message(labels.rumah_sakit_rujukan)}
            error={referral ? problemText(referral, message) : undefined}
          >
            <div>
              {choices.map(({ code, name }, index) => (
                <Checkbox
                  key={code}
                  // Where the summary of errors leads.
                  id={`perusahaan-${index === 0 ? 'rumah_sakit_rujukan' : hospitalField(code)}`}
                  name={hospitalField(code)}
                  label={name}
                  checked={client?.rumah_sakit_rujukan.some((one) => one.kode_mapping_rs === code) ?? false}
                />
              ))}
            </div>
          </Fieldset>
        )}
        <Heading level={3} size={4}>
          {message('web.company.profile.contact')}
        </Heading>
        <CompanyContactFields field={field} company={client} />
        <Inline>
          <Button type="submit" size="large" busy={form.busy}>
            {message('web.member.profile.save')}
          </Button>
          <Button tone="secondary" size="large" onClick={() => onEnd()}>
            {message('web.member.profile.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
