import { Button, EmailField, PhoneField, RadioGroup, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { lazy, useState } from 'react'
import { FormNotice } from '../../forms/form-notice.tsx'
import { HoneypotField } from '../../forms/honeypot-field.tsx'
import type { FormCheck } from '../../forms/send-form.ts'
import type { FormOutcome, Submission } from '../../forms/submission.ts'
import { useField } from '../../forms/use-field.ts'
import { useSubmission } from '../../forms/use-submission.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import { genders } from './genders.ts'

/** Many pages have this form, so its rules are fetched only when it is sent. */
const check: FormCheck = async (values) => (await import('./check-newsletter.ts')).checkNewsletter(values)

const NewsletterNotice = lazy(async () => ({ default: (await import('./newsletter-notice.tsx')).NewsletterNotice }))

interface NewsletterFormProps {
  /** Distinguishes forms on the same page. */
  readonly prefix: string
  /** The outcome of a form that was sent without script. */
  readonly first?: Submission | undefined
}

/** Joins the community and its newsletter. A dialog shows the answer. After a success the form is cleared. */
export const NewsletterForm = ({ prefix, first }: NewsletterFormProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [outcome, setOutcome] = useState<FormOutcome>()
  const { submission, busy, onSubmit } = useSubmission(first, check, setOutcome)
  // Without a connection the dialog cannot be fetched, so the form itself shows this message.
  const isUnanswered = outcome?.status === 'unanswered'
  const field = useField(prefix, submission)
  const labels = { Perempuan: message('web.newsletter.female'), 'Laki-laki': message('web.newsletter.male') }
  return (
    <form method="post" action={href(locale, 'newsletter')} noValidate onSubmit={onSubmit}>
      <Stack>
        <EmailField {...field('email', 'web.form.email')} />
        <PhoneField {...field('whatsapp', 'web.newsletter.whatsapp')} />
        <RadioGroup
          {...field('jenis_kelamin', 'web.newsletter.gender')}
          options={genders.map((gender) => ({ value: gender, label: labels[gender] }))}
        />
        <HoneypotField />
        <Button type="submit" busy={busy}>
          {message('web.newsletter.submit')}
        </Button>
        <FormNotice outcome={isUnanswered ? outcome : undefined}>
          {isUnanswered && <Text as="strong">{message(outcome.offline ? 'web.form.offline' : 'web.form.failed')}</Text>}
        </FormNotice>
      </Stack>
      {outcome && !isUnanswered && (
        <LazyPart name="notice">
          <NewsletterNotice outcome={outcome} onClose={() => setOutcome(undefined)} />
        </LazyPart>
      )}
    </form>
  )
}
