import {
  ContactButtons,
  EmptyState,
  Fact,
  Grid,
  PageBody,
  PageOpening,
  Picture,
  RichText,
  Section,
  Stack,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { useShell } from '../../shell/shell-context.ts'
import type { GroupHospital } from './load-about.ts'
import type { loadAbout } from './load-about.ts'

/** The group: each hospital with what it says of itself, and how to reach it. */
export const AboutPage = ({ data: { hospitals }, trail }: PageProps<typeof loadAbout>): ReactElement => {
  const message = useMessage()
  const { siteName } = useShell()
  return (
    <>
      <PageOpening
        title={message('web.about.title', { site: siteName })}
        intro={message('web.about.intro', { count: hospitals.length })}
        trail={trail}
      />
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

const Hospital = ({ image, about, address, contact }: GroupHospital): ReactElement => (
  <Grid columns="halves">
    <Stack>
      {about.length > 0 && <RichText nodes={about} />}
      {address && <Fact icon="location">{address}</Fact>}
      <ContactButtons {...contact} />
    </Stack>
    <Picture image={image} ratio="photo" sizes="(min-width: 768px) 50vw, 100vw" />
  </Grid>
)
