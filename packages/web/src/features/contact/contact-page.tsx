import {
  Grid,
  HospitalCard,
  InlineAlert,
  Offline,
  Online,
  PageBody,
  PageOpening,
  Section,
  SectionError,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { PostedForm } from '../../forms/posted-form.tsx'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { messageFields, senderFields } from './contact-fields.tsx'
import { EmergencySection } from './emergency-section.tsx'
import type { loadContact } from './load-contact.ts'

/**
 * The contacts of the group: a form that also works without script, and each hospital's numbers. Without a connection this page replaces
 * pages that were not cached.
 */
export const ContactPage = ({ data, trail }: PageProps<typeof loadContact>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { hospitals, recipients, submission, national, units } = data
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
          <PostedForm
            action={href(locale, 'contact')}
            prefix="kontak"
            first={submission}
            columns={senderFields(recipients)}
            fields={messageFields}
            sent="web.contact.sent"
            submit="web.contact.submit"
          />
        </Online>
      </PageBody>
      <EmergencySection national={national} units={units} />
      <Hospitals hospitals={hospitals} />
    </>
  )
}

/** Each hospital's own numbers. */
const Hospitals = ({ hospitals }: Pick<PageProps<typeof loadContact>['data'], 'hospitals'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
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
  )
}

/** The day on which the server sent the page. The service worker writes it if this page replaces another one. */
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
