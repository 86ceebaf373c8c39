import { storeBpjsNumberConstraints } from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import { Button, Card, Heading, Stack, Text } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { bpjsField } from '../../../forms/bpjs-field.ts'
import { BpjsInput } from '../../../forms/bpjs-input.tsx'
import { firstValues, formFields, formRules, requestOf } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { grouped } from '../../../forms/grouped-digits.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { EndNotice } from '../../../personal-data/end-notice.tsx'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'

type StoreBpjsNumber = MemberComponents['schemas']['StoreBpjsNumberRequest']

// An empty number removes the stored one.
const { required: _always, ...digitsOnly } = storeBpjsNumberConstraints.nomor_bpjs

/** The form for the number. `known`: the stored number; null if there is none, and then an empty field is a mistake. */
export const bpjsFields = (known: string | null): readonly FormField[] =>
  formFields({ nomor_bpjs: digitsOnly }, [
    {
      ...bpjsField,
      known,
      ...(known === null && { constraint: { required: true } }),
      isSentEmpty: true,
      control: (field) => <BpjsInput field={field} optional={known !== null} />,
    },
  ])

interface BpjsPartProps {
  readonly personal: PersonalData
  readonly patient: number
  /** The stored number; null if there is none. */
  readonly number: string | null
}

/** The BPJS number of a person, which all of their bookings use, and the form to change it. */
export const BpjsPart = ({ personal, patient, number }: BpjsPartProps): ReactElement => {
  const [isOpen, setOpen] = useState(false)
  const [end, setEnd] = useState<End>()
  return (
    <Stack gap="sm">
      <EndNotice end={end} />
      <Card>
        {isOpen ? (
          <BpjsForm
            personal={personal}
            patient={patient}
            number={number}
            onSaved={(text) => {
              setOpen(false)
              setEnd({ tone: 'good', text })
            }}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <KeptNumber
            number={number}
            onEdit={() => {
              setEnd(undefined)
              setOpen(true)
            }}
          />
        )}
      </Card>
    </Stack>
  )
}

interface KeptNumberProps extends Pick<BpjsPartProps, 'number'> {
  readonly onEdit: () => void
}

const KeptNumber = ({ number, onEdit }: KeptNumberProps): ReactElement => {
  const message = useMessage()
  return (
    <>
      <Heading level={2} size={4}>
        {message('web.bpjs.number')}
      </Heading>
      <Text>{number === null ? message('web.bpjs.none') : grouped(number)}</Text>
      <Text tone="muted">{message('web.bpjs.use')}</Text>
      <div>
        <Button tone="secondary" onClick={onEdit}>
          {message(number === null ? 'web.bpjs.add' : 'web.bpjs.change')}
        </Button>
      </div>
    </>
  )
}

interface BpjsFormProps extends BpjsPartProps {
  readonly onSaved: (said: MessageId) => void
  readonly onCancel: () => void
}

/** Stores, changes or removes the number. Contract: operation `storeBpjsNumber`. */
const BpjsForm = ({ personal, patient, number, onSaved, onCancel }: BpjsFormProps): ReactElement => {
  const message = useMessage()
  const fields = bpjsFields(number)
  const form = useWriteForm({
    ...formRules(fields),
    personal,
    first: firstValues(fields),
    write: (values) =>
      personal.member.storeBpjsNumber({ body: { ...requestOf<StoreBpjsNumber>(fields, values), id_pasien: patient } }),
    stale: ['getProfile'],
    unknown: 'web.bpjs.unknown',
    onDone: ({ data }) => onSaved(data.nomor_bpjs ? 'web.bpjs.saved' : 'web.bpjs.removed'),
  })
  return (
    <EditFormView
      form={form}
      prefix="bpjs"
      fields={fields}
      title={message(number === null ? 'web.bpjs.add' : 'web.bpjs.change')}
      onCancel={onCancel}
    />
  )
}
