import {
  Button,
  DateField,
  EmailField,
  formatDate,
  Grid,
  PhoneField,
  SelectField,
  Stack,
  TextArea,
  TextField,
  useLocale,
} from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import type { ReactElement } from 'react'
import { asTyped, dayAfter, dayBefore } from '../../forms/day.ts'
import { formStatusId } from '../../forms/form-notice.tsx'
import { FormStatus } from '../../forms/form-status.tsx'
import { HoneypotField } from '../../forms/honeypot-field.tsx'
import type { Submission } from '../../forms/submission.ts'
import { typedDate } from '../../forms/typed-date.ts'
import { useField } from '../../forms/use-field.ts'
import { useSubmission } from '../../forms/use-submission.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { checkReservation, remarkLimit } from './check-reservation.ts'
import type { ReservationDays } from './check-reservation.ts'

interface ReservationFormProps extends ReservationDays {
  /** The package's own address, which takes the form. */
  readonly action: string
  readonly hospitals: readonly SelectOption[]
  readonly first: Submission | undefined
}

/** Between which days a package can be reserved, in words, and how one is typed. */
const useDayHint = ({ today, ends }: ReservationDays): string => {
  const message = useMessage()
  const locale = useLocale()
  const first = dayAfter(today)
  const words = { first: formatDate(first, locale), example: asTyped(first) }
  if (ends === undefined) return message('web.reservation.dayHint', words)
  const last = dayBefore(ends)
  return last === first
    ? message('web.reservation.dayHintOnly', words)
    : message('web.reservation.dayHintUntil', { ...words, last: formatDate(last, locale) })
}

/** Reserves a health package for a day; works without script too. */
export const ReservationForm = ({ action, today, ends, hospitals, first }: ReservationFormProps): ReactElement => {
  const message = useMessage()
  const { submission, busy, onSubmit } = useSubmission(first, (values) => checkReservation(values, { today, ends }))
  const field = useField('reservasi', submission)
  const dayHint = useDayHint({ today, ends })
  return (
    <form method="post" action={`${action}#${formStatusId('reservasi')}`} noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <FormStatus submission={submission} prefix="reservasi" sent={message('web.reservation.sent')} />
        <Grid columns="halves">
          <TextField {...field('nama_lengkap', 'web.reservation.name')} autoComplete="name" />
          <PhoneField {...field('no_telp', 'web.reservation.phone')} />
          <EmailField {...field('email', 'web.form.email')} optional />
          {hospitals.length > 0 && (
            <SelectField
              {...field('rumah_sakit', 'web.reservation.hospital')}
              options={hospitals}
              any={message('web.reservation.anyHospital')}
              optional
            />
          )}
        </Grid>
        <DateField
          {...field('tgl_reservasi', 'web.reservation.day')}
          value={typedDate(submission, 'tgl_reservasi')}
          hint={dayHint}
        />
        <TextArea {...field('catatan', 'web.reservation.remark')} limit={remarkLimit} rows={3} optional />
        <HoneypotField />
        <Stack align="start">
          <Button type="submit" size="large" busy={busy}>
            {message('web.reservation.submit')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
