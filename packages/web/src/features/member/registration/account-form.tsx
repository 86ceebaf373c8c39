import { Checkbox, EmailField, Fieldset, PasswordField, PhoneField, Stack, TextArea } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormStepProblems, FormStepSection } from '../../../forms/steps/step-parts.tsx'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteNotice } from '../../../personal-data/write-notice.tsx'
import { RegionField } from '../person/region-field.tsx'
import { useLabels, useStepField } from '../person/use-step-field.ts'
import { isExisting, passwordLength } from './account-values.ts'
import { IdentityFields } from './identity-fields.tsx'
import type { AccountControl } from './use-account.ts'

/** The form of an account in three steps: who it is, how to reach them, password and consent. */
export const AccountForm = ({
  account: { form, busy, notice },
}: {
  readonly account: AccountControl
}): ReactElement => {
  const message = useMessage()
  const { ref, onSubmit } = form
  const field = useStepField(form)
  const labels = useLabels()
  return (
    <form ref={ref} method="post" data-own-draft noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <FormStepProblems form={form} labels={labels} />
        <WriteNotice notice={notice} />
        <FormStepSection form={form} id="data-diri" title={message('web.registration.step.identity')}>
          <IdentityFields form={form} />
        </FormStepSection>
        <FormStepSection form={form} id="kontak" title={message('web.registration.step.contact')}>
          <EmailField {...field('email')} hint={message('web.registration.email.hint')} />
          <PhoneField
            {...field('no_hp')}
            hint={message(
              isExisting(form.values) ? 'web.registration.phone.recordHint' : 'web.registration.phone.hint',
            )}
          />
          <TextArea {...field('alamat')} rows={2} hint={message('web.registration.address.hint')} />
          <RegionField form={form} field={field} />
        </FormStepSection>
        <FormStepSection
          form={form}
          id="akun"
          title={message('web.registration.step.account')}
          send={{ label: message('web.registration.account.send'), busy }}
        >
          <PasswordField
            {...field('password')}
            purpose="new"
            hint={message('web.registration.password.hint', { count: passwordLength })}
          />
          <Consents form={form} />
        </FormStepSection>
      </Stack>
    </form>
  )
}

/** Consent for each purpose of its own, as UU 27/2022 asks; none is ticked in advance. */
const Consents = ({ form }: { readonly form: StepForm<string> }): ReactElement => {
  const message = useMessage()
  const field = useStepField(form)
  const box = (name: 'persetujuan.pelayanan' | 'persetujuan.pemasaran') => {
    const { value, label: _group, ...rest } = field(name)
    return { ...rest, checked: value !== undefined }
  }
  return (
    <Fieldset label={message('web.registration.consents')} hint={message('web.registration.consents.hint')}>
      <Stack gap="sm">
        <Checkbox
          {...box('persetujuan.pelayanan')}
          label={message('web.registration.consent.service')}
          hint={message('web.registration.consent.serviceHint')}
        />
        <Checkbox
          {...box('persetujuan.pemasaran')}
          label={message('web.registration.consent.news')}
          hint={message('web.registration.consent.newsHint')}
        />
      </Stack>
    </Fieldset>
  )
}
