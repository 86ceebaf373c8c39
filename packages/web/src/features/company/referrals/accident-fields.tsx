import { DateField, Stack, TextArea, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { asTyped } from '../../../forms/day.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { datePartsOf } from '../../../forms/typed-date.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { useShell } from '../../../shell/shell-context.ts'
import type { ReferralField } from './use-referral-field.ts'

interface AccidentFieldsProps {
  readonly form: Pick<StepForm<string>, 'values'>
  readonly field: ReferralField
}

/** Characters of an account, as the contract has it. */
const accountLimit = 2000

/** When, where and how it happened. */
export const AccidentFields = ({ form, field }: AccidentFieldsProps): ReactElement => {
  const message = useMessage()
  const { today } = useShell()
  return (
    <Stack gap="lg">
      <DateField
        {...field('tanggal')}
        value={datePartsOf(form.values, 'tanggal')}
        hint={message('web.company.referral.date.hint', { example: asTyped(today) })}
      />
      <TextField {...field('jam')} hint={message('web.company.referral.time.hint')} />
      <TextField {...field('lokasi_kejadian')} hint={message('web.company.referral.place.hint')} />
      <TextArea {...field('kronologi')} hint={message('web.company.referral.account.hint')} limit={accountLimit} />
    </Stack>
  )
}
