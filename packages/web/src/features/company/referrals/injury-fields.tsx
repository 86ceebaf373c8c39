import { Checkbox, Fieldset, Grid, RadioGroup, SelectField, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { bodyBox, bodyParts } from './referral-values.ts'
import { bodyWords, injuryWords, severityWords } from './referral-words.ts'
import type { ReferralField } from './use-referral-field.ts'

interface InjuryFieldsProps {
  readonly form: Pick<StepForm<string>, 'values'>
  readonly field: ReferralField
}

/** What is injured, how, and how badly. */
export const InjuryFields = ({ form, field }: InjuryFieldsProps): ReactElement => {
  const message = useMessage()
  const { id, label, error } = field('bagian_tubuh')
  return (
    <Stack gap="lg">
      <SelectField
        {...field('jenis_cedera')}
        any={message('web.company.referral.injury.choose')}
        options={Object.entries(injuryWords).map(([value, word]) => ({ value, label: message(word) }))}
      />
      <Fieldset id={`${id}-group`} label={label} hint={message('web.company.referral.body.hint')} error={error}>
        <Grid columns="narrow" gap="xs">
          {bodyParts.map((part, index) => (
            <Checkbox
              key={part}
              // What is wrong with the question leads to its first answer.
              id={index === 0 ? id : `${id}-${part}`}
              name={bodyBox(part)}
              label={message(bodyWords[part])}
              checked={Boolean(form.values[bodyBox(part)])}
            />
          ))}
        </Grid>
      </Fieldset>
      <RadioGroup
        {...field('tingkat_cedera')}
        options={Object.entries(severityWords).map(([value, [word, hint]]) => ({
          value,
          label: message(word),
          hint: message(hint),
        }))}
      />
    </Stack>
  )
}
