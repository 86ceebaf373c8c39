import type { CompanyComponents } from '@hospital/sdk/company'
import { createCorporateClientConstraints, updateCorporateClientConstraints } from '@hospital/sdk/constraints'
import { InlineAlert, TextField } from '@hospital/ui'
import { DayField } from '@hospital/ui/employees'
import { BoxList, tickedIn } from '../../../forms/box-list.tsx'
import { formFields, notClearable, requestOf } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { companyFields } from '../profile/company-fields.tsx'
import type { CorporateClient } from './corporate.ts'
import type { AdminData } from './load-admin.ts'
import { stateField } from './state-field.tsx'

/** A company before the change; undefined for a new one. */
type Client = CorporateClient | undefined

/** The hospitals to choose from, which may be missing. */
type Hospitals = AdminData['hospitals']

/**
 * The name of a company, and whether it is active. A new company is active, and needs a code. The code of an existing company does not
 * change.
 */
const identity = (client: Client): readonly FormField[] => [
  {
    name: 'kd_perusahaan',
    label: 'web.company.profile.code',
    isAsked: () => !client,
    words: { missing: 'web.company.profile.code.missing', wrong: 'web.company.admin.client.code.wrong' },
    control: (field, { message }) => <TextField {...field} hint={message('web.company.admin.client.code.hint')} />,
  },
  {
    name: 'nama',
    label: 'web.company.profile.name',
    known: client?.nama,
    constraint: { required: true },
    words: { missing: 'web.company.profile.name.missing' },
    control: (field) => <TextField {...field} />,
  },
  {
    ...stateField('web.company.admin.client.status.hint'),
    known: client?.status,
    isAsked: () => client !== undefined,
  },
  {
    name: 'bidang_usaha',
    label: 'web.company.profile.business',
    known: client?.bidang_usaha,
    isSentEmpty: client !== undefined,
    control: (field) => <TextField {...field} optional />,
  },
]

const contract = (client: Client): readonly FormField[] => [
  {
    name: 'kontrak_mulai',
    label: 'web.company.admin.client.from',
    ...notClearable(client?.kontrak_mulai),
    control: (field) => <DayField {...field} optional />,
  },
  {
    name: 'kontrak_selesai',
    label: 'web.company.admin.client.to',
    known: client?.kontrak_selesai,
    check: ({ kontrak_mulai: from = '', kontrak_selesai: to = '' }) =>
      from !== '' && to !== '' && to < from && 'web.company.admin.client.endBeforeStart',
    control: (field, { message }) => (
      <DayField {...field} hint={message('web.company.admin.client.to.hint')} optional />
    ),
  },
]

/** The hospitals for work accidents. The earlier choices stay in the list, although such a hospital may be closed by now. */
const hospitalsField = (client: Client, hospitals: Hospitals): FormField => {
  const name = 'rumah_sakit_rujukan'
  const chosen = (client?.rumah_sakit_rujukan ?? []).map((one) => ({ value: one.kode_mapping_rs, label: one.nama }))
  const listed = (hospitals.ok ? hospitals.value : []).map((one) => ({ value: one.code, label: one.name }))
  const options = [...listed, ...chosen.filter(({ value }) => listed.every((one) => one.value !== value))]
  const entries = options.map(({ value }) => value)
  return {
    name,
    label: 'web.company.profile.hospitals',
    clean: (_text, values) => tickedIn(name, entries, values).join(','),
    isSentEmpty: true,
    control: (field, { message }) => (
      <>
        {!hospitals.ok && <InlineAlert tone="warning">{message('web.company.admin.client.noHospitals')}</InlineAlert>}
        {options.length > 0 && <BoxList field={field} options={options} ticked={chosen.map(({ value }) => value)} />}
      </>
    ),
  }
}

/**
 * The fields of a company that an administrator sets. A company has either no contact data or all required contact data. Once it has
 * contact data, it cannot be without it again.
 */
export const clientFields = (client: Client, hospitals: Hospitals): readonly FormField[] => {
  const contact: readonly FormField[] = companyFields(client, {
    isNeeded: (values) =>
      Boolean(client?.email || client?.no_telp || client?.pic) || contact.some(({ name }) => values[name]),
    heading: 'web.company.profile.contact',
  })
  return formFields(client ? updateCorporateClientConstraints : createCorporateClientConstraints, [
    ...identity(client),
    ...contract(client),
    hospitalsField(client, hospitals),
    ...contact,
  ])
}

type UpdateClient = CompanyComponents['schemas']['UpdateCorporateClientRequest']

/** The request for the changes to a company, from checked values. If the end of the contract was cleared, it is removed. */
export const updateClientRequest = (id: number, fields: readonly FormField[], typed: FormValues): UpdateClient => ({
  kontrak_selesai: null,
  ...requestOf<UpdateClient>(fields, typed),
  id,
})
