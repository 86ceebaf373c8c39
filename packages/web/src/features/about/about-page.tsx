import {
  ContactButtons,
  Disclosure,
  EmptyState,
  Fact,
  Grid,
  Inline,
  LinkButton,
  LocalizedText,
  PageBody,
  PageOpening,
  Picture,
  RichText,
  Section,
  Stack,
  Text,
  useLocale,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { useShell } from '../../shell/shell-context.ts'
import type { GroupHospital } from './load-about.ts'
import type { loadAbout } from './load-about.ts'

/** The group: each hospital with its description and its contacts. */
export const AboutPage = ({ data: { hospitals }, trail }: PageProps<typeof loadAbout>): ReactElement => {
  const message = useMessage()
  const { siteName } = useShell()
  return (
    <>
      <PageOpening
        title={message('web.about.title', { site: siteName })}
        intro={message('web.about.intro', { count: hospitals.length })}
        trail={trail}
      >
        <Ways />
      </PageOpening>
      {hospitals.length === 0 && (
        <PageBody>
          <EmptyState title={message('web.about.empty')} />
        </PageBody>
      )}
      {hospitals.map((hospital, index) => (
        <Section
          key={hospital.href}
          heading={hospital.name}
          tone={index % 2 === 1 ? 'tint' : undefined}
          action={{ label: message('web.about.visit'), href: hospital.href }}
        >
          <Hospital {...hospital} />
        </Section>
      ))}
    </>
  )
}

/** Links to the pages that most readers visit next. */
const Ways = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Inline gap="xs">
      <LinkButton icon="search" href={href(locale, 'doctors')}>
        {message('web.about.doctors')}
      </LinkButton>
      <LinkButton tone="secondary" href={href(locale, 'hospitals')}>
        {message('web.hospitals.title')}
      </LinkButton>
      <LinkButton tone="secondary" href={href(locale, 'contact')}>
        {message('web.contact.title')}
      </LinkButton>
      <LinkButton tone="secondary" href={href(locale, 'qualityIndicators')}>
        {message('web.quality.title')}
      </LinkButton>
    </Inline>
  )
}

const Hospital = ({ name, image, lead, about, address, contact }: GroupHospital): ReactElement => {
  const message = useMessage()
  return (
    <Grid columns="halves">
      <Stack>
        {address && <Fact icon="location">{address}</Fact>}
        <ContactButtons {...contact} />
        {lead && (
          <Text>
            <LocalizedText value={lead} />
          </Text>
        )}
        {about.length > 0 && (
          <Disclosure summary={message('web.about.more', { hospital: name })}>
            <RichText nodes={about} />
          </Disclosure>
        )}
      </Stack>
      <Picture image={image} ratio="wide" sizes="(min-width: 768px) 50vw, 100vw" />
    </Grid>
  )
}
