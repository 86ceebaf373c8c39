import { Checkbox, Link, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { BpjsInput } from '../../forms/bpjs-input.tsx'
import { grouped } from '../../forms/grouped-digits.ts'
import type { BoundField } from '../../forms/use-field.ts'
import { useMessage } from '../../i18n/use-message.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'
import { PersonalPart } from '../../personal-data/personal-part.tsx'
import { readProfile } from '../../personal-data/profile.ts'
import { usePersonalData } from '../../personal-data/use-personal-data.ts'
import { useRead } from '../../personal-data/use-read.ts'
import { href } from '../../routes/href.ts'
import { Told } from './told.ts'

interface BookingBpjsProps {
  readonly patient: number
  readonly field: BoundField
  /** The box that asks to store the number. */
  readonly keep: Pick<BoundField, 'id' | 'name' | 'label'>
  /** Called with the typed or the stored number. */
  readonly onNumber: (number: string) => void
}

/** The BPJS number of the patient: the stored one, or a field for it. An appointment can be made without it. */
export const BookingBpjs = (props: BookingBpjsProps): ReactElement | null => {
  const personal = usePersonalData('member')
  return personal ? <KnownNumber personal={personal} {...props} /> : null
}

const KnownNumber = ({ personal, ...props }: BookingBpjsProps & { readonly personal: PersonalData }): ReactElement => (
  <PersonalPart
    state={useRead(personal, readProfile(props.patient))}
    failed="web.booking.bpjs.failed"
    hint="web.booking.bpjs.without"
  >
    {({ nomor_bpjs: kept }) => {
      // A back end that stores no number does not accept one either.
      if (kept === undefined) return null
      // If the hospital refuses the stored number, the patient can correct it here.
      return kept === null || props.field.error ? (
        <AskedNumber {...props} kept={kept ?? ''} />
      ) : (
        <KeptNumber {...props} kept={kept} />
      )
    }}
  </PersonalPart>
)

interface NumberProps extends BookingBpjsProps {
  readonly kept: string
}

const AskedNumber = ({ field, keep, kept, onNumber }: NumberProps): ReactElement => (
  <Stack gap="xs">
    <Told tell={() => onNumber(kept)} />
    {/* The value that the form held before may be another person's. */}
    <BpjsInput field={{ ...field, value: kept }} onNumber={onNumber} optional />
    <Checkbox {...keep} checked />
  </Stack>
)

const KeptNumber = ({ patient, field, kept, onNumber }: NumberProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Stack gap="xs">
      <Told tell={() => onNumber(kept)} />
      <input type="hidden" name={field.name} value={kept} />
      <Text>
        <span>{field.label}</span>: <strong>{grouped(kept)}</strong>
      </Text>
      <Text tone="muted">{message('web.booking.bpjs.kept')}</Text>
      <div>
        <Link look="action" href={href(locale, 'familyMemberDetail', { pasien: String(patient) })}>
          {message('web.booking.bpjs.change')}
        </Link>
      </div>
    </Stack>
  )
}
