import {
  ContactButtons,
  EmptyState,
  Link,
  PageBody,
  PageOpening,
  Picture,
  plainText,
  RichText,
  Section,
  Stack,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { useShell } from '../../shell/shell-context.ts'
import type { loadFeaturedService } from './load-featured-service.ts'

/** One featured service, in general and at each hospital that has it. */
export const FeaturedServicePage = ({
  data: { name, intro, cover, question, texts },
  trail,
}: PageProps<typeof loadFeaturedService>): ReactElement => {
  const message = useMessage()
  const { siteName, footer } = useShell()
  return (
    <>
      <PageOpening
        title={name}
        intro={intro}
        trail={trail}
        aside={<Picture image={cover} ratio="wide" sizes="(min-width: 992px) 416px, 100vw" priority />}
      >
        <ContactButtons
          name={siteName}
          phone={footer.contact.phone}
          whatsapp={footer.contact.whatsapp}
          text={question}
          hours={message('web.contact.hours')}
        />
      </PageOpening>
      {texts.length === 0 && (
        <PageBody>
          <EmptyState title={message('web.service.empty')} />
        </PageBody>
      )}
      {texts.map(({ id, heading, text, hospital, contact }, index) => (
        <Section key={id} id={id} heading={heading} tone={index % 2 === 0 ? 'plain' : 'tint'}>
          <Stack gap="lg">
            <RichText nodes={text} />
            {hospital && (
              <Link look="action" href={hospital.href}>
                {message('web.service.hospital', { hospital: plainText(hospital.label) })}
              </Link>
            )}
            {contact && <ContactButtons {...contact} />}
          </Stack>
        </Section>
      ))}
    </>
  )
}
