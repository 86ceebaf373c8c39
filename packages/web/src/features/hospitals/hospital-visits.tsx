import { Grid, Heading, RichText, Section, Stack, Text } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { EmergencyNumbers } from '../../shell/emergency-numbers.tsx'
import type { HospitalData } from './load-hospital.ts'

/** When patients can be visited, by which rules, and whom to call in an emergency. */
export const HospitalVisits = ({
  visiting: { hours, rules },
  emergency,
}: Pick<HospitalData, 'visiting' | 'emergency'>): ReactElement => {
  const message = useMessage()
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
          <EmergencyNumbers numbers={emergency} />
        </Stack>
      </Grid>
    </Section>
  )
}
