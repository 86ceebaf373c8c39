import {
  Button,
  EmailField,
  Grid,
  HospitalCard,
  InlineAlert,
  Offline,
  Online,
  PageBody,
  PageOpening,
  PhoneField,
  Section,
  SectionError,
  SelectField,
  Stack,
  TextArea,
  TextField,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { formStatusId } from '../../forms/form-notice.tsx'
import { FormStatus } from '../../forms/form-status.tsx'
import { HoneypotField } from '../../forms/honeypot-field.tsx'
import { useField } from '../../forms/use-field.ts'
import { useSubmission } from '../../forms/use-submission.ts'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { checkContact, messageLimit } from './check-contact.ts'
import type { loadContact } from './load-contact.ts'

/** Ways to reach the house: a form that also works without script, and each hospital's numbers. Without a connection it replaces pages that were not cached. */
export const ContactPage = ({ data, trail }: PageProps<typeof loadContact>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { hospitals } = data
  return (
    <>
      <PageOpening title={message('web.contact.title')} intro={message('web.contact.intro')} trail={trail} />
      <PageBody>
        <Offline>
          <InlineAlert>
            {message('web.offline')} <SentOn />
          </InlineAlert>
        </Offline>
        <Online>
          <ContactForm data={data} />
        </Online>
      </PageBody>
      <Section heading={message('web.contact.hospitals')} tone="tint">
        {hospitals.ok ? (
          <Grid as="ul" columns="broad">
            {hospitals.value.map((hospital) => (
              <li key={hospital.href}>
                <HospitalCard {...hospital} />
              </li>
            ))}
          </Grid>
        ) : (
          <SectionError retryHref={href(locale, 'contact')} />
        )}
      </Section>
    </>
  )
}

const ContactForm = ({
  data: { submission: first, recipients },
}: Pick<PageProps<typeof loadContact>, 'data'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { submission, busy, onSubmit } = useSubmission(first, checkContact)
  const field = useField('kontak', submission)
  return (
    <form method="post" action={`${href(locale, 'contact')}#${formStatusId('kontak')}`} noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <FormStatus submission={submission} prefix="kontak" sent={message('web.contact.sent')} />
        <Grid columns="halves">
          <TextField {...field('nama', 'web.form.name')} autoComplete="name" />
          <EmailField {...field('email', 'web.form.email')} />
          <PhoneField {...field('no_telp', 'web.form.phone')} optional />
          {recipients.length > 0 && (
            <SelectField
              {...field('rumah_sakit', 'web.contact.recipient')}
              options={recipients}
              any={message('web.contact.anyRecipient')}
              optional
            />
          )}
        </Grid>
        <TextField {...field('subjek', 'web.contact.subject')} optional />
        <TextArea {...field('pesan', 'web.contact.message')} limit={messageLimit} />
        <HoneypotField />
        <Stack align="start">
          <Button type="submit" size="large" busy={busy}>
            {message('web.contact.submit')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

/** The day on which the page was sent. The service worker writes it where the page replaces another one. */
const SentOn = (): ReactElement => {
  const message = useMessage()
  return (
    <span>
      {message('web.offline.sent')}{' '}
      <time data-sent="" suppressHydrationWarning>
        –
      </time>
    </span>
  )
}
