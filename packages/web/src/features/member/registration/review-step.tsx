import { Button, DescriptionList, Progress, Stack, Text } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useLabels } from '../../../forms/form-fields.tsx'
import { FormStepSection } from '../../../forms/steps/step-parts.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import { hasGuarantor } from './care-fields.tsx'
import type { FoundRecord } from './care-fields.tsx'
import type { CareControl } from './use-care.ts'

interface ReviewStepProps {
  readonly care: CareControl
  readonly found: FoundRecord
  readonly hospital: string
}

/** A last look at what matters most, and the way out: sent with progress, and cancelled if it takes too long. */
export const ReviewStep = ({
  care: { form, fields, busy, progress, stop },
  found,
  hospital,
}: ReviewStepProps): ReactElement => {
  const message = useMessage()
  const labels = useLabels(fields)
  const { values } = form
  const line = (name: string) => (values[name] ? [{ term: labels[name] ?? name, details: values[name] }] : [])
  return (
    <FormStepSection
      form={form}
      id="periksa"
      title={message('web.registration.step.review')}
      intro={message('web.registration.review.intro')}
      send={{ label: message('web.registration.send'), busy }}
    >
      <DescriptionList
        compact
        items={[
          { term: message('web.registration.hospital'), details: hospital },
          { term: message('web.member.profile.name'), details: found.record.nama_lengkap },
          ...['nik', 'no_hp', 'email', 'alamat'].flatMap(line),
          ...(values['wilayah'] ? [{ term: message('web.registration.region'), details: values['wilayah'] }] : []),
          {
            term: message('web.registration.payment'),
            details: message(
              hasGuarantor(values) ? 'web.registration.payment.guarantor' : 'web.registration.payment.own',
            ),
          },
        ]}
      />
      {busy && (
        <Stack gap="sm" align="start">
          {progress !== undefined && <Progress label={message('web.registration.sending')} value={progress} />}
          <Text tone="muted">{message('web.registration.sendingText')}</Text>
          <Button tone="secondary" onClick={stop}>
            {message('web.registration.cancel')}
          </Button>
        </Stack>
      )}
    </FormStepSection>
  )
}
