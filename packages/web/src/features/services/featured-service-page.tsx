import { ContactButtons, EmptyState, Link, PageBody, plainText, RichText, Section, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { useShell } from '../../shell/shell-context.ts'
import { SpecialistsSection } from '../doctors/specialists-section.tsx'
import { FeaturedServiceOpening } from './featured-service-opening.tsx'
import type { FeaturedServiceData } from './load-featured-service.ts'
import type { loadFeaturedService } from './load-featured-service.ts'

/** One featured service: in general, at each hospital that has it, and with doctors of its specialty. */
export const FeaturedServicePage = ({ data, trail }: PageProps<typeof loadFeaturedService>): ReactElement => {
  const message = useMessage()
  const { texts } = data
  return (
    <>
      <FeaturedServiceOpening data={data} trail={trail} />
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
      {data.specialists && <SpecialistsSection {...data.specialists} subtitle={message('web.service.doctorsAt')} />}
      <Questions question={data.question} />
    </>
  )
}

const Questions = ({ question }: Pick<FeaturedServiceData, 'question'>): ReactElement => {
  const message = useMessage()
  const { siteName, footer } = useShell()
  return (
    <Section heading={message('web.service.questions')}>
      <ContactButtons
        name={siteName}
        phone={footer.contact.phone}
        whatsapp={footer.contact.whatsapp}
        text={question}
        hours={message('web.contact.hours')}
      />
    </Section>
  )
}
