import { EmptyState, Grid, Heading, RichText, Section, SectionError, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import type { HospitalData } from '../loaders/hospital.ts'
import { href } from '../routes/href.ts'
import { EmergencyNumbers } from './emergency-numbers.tsx'

/** When patients can be visited, by which rules, and whom to call in an emergency. */
export const HospitalVisits = ({ visiting: { hours, rules }, emergency, slug }: Pick<HospitalData, 'visiting' | 'emergency' | 'slug'>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Section id="kunjungan" heading={message('web.hospital.visits')} tone="tint">
      <Grid columns="halves">
        <Stack>
          <Heading level={3}>{message('web.hospital.visitingHours')}</Heading>
          {hours.length === 0 && <Text>{message('web.hospital.visitingHours.none')}</Text>}
          {hours.map((span) => (
            <Text key={span} as="strong">
              {span}
            </Text>
          ))}
          {rules.length > 0 && <RichText nodes={rules} />}
        </Stack>
        <Stack>
          <Heading level={3}>{message('web.hospital.emergency')}</Heading>
          {!emergency.ok && <SectionError retryHref={href(locale, 'hospital', { slug })} />}
          {emergency.ok && emergency.value.length === 0 && <EmptyState title={message('web.hospital.emergency.none')} />}
          {emergency.ok && <EmergencyNumbers numbers={emergency.value} />}
        </Stack>
      </Grid>
    </Section>
  )
}
