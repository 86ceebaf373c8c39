import {
  Card,
  Grid,
  Heading,
  Inline,
  Link,
  LinkButton,
  PhoneNumber,
  Section,
  telHref,
  uniqueKeys,
  VisuallyHidden,
} from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { EmergencyUnit } from './emergency-units.ts'

interface EmergencySectionProps {
  /** The number for the whole country. */
  readonly national: string
  readonly units: readonly EmergencyUnit[]
}

/** The numbers for an emergency, and the way to each emergency unit. The header of every page leads here. */
export const EmergencySection = ({ national, units }: EmergencySectionProps): ReactElement => {
  const message = useMessage()
  const keys = uniqueKeys(units, ({ hospital }) => hospital)
  return (
    <Section id="darurat" heading={message('web.contact.emergency')} subtitle={message('web.contact.emergencyText')}>
      <Inline>
        <LinkButton tone="emergency" size="large" icon="phone" href={telHref(national) ?? ''}>
          <span>
            {message('web.hospital.national')} <PhoneNumber number={national} />
          </span>
        </LinkButton>
      </Inline>
      <Grid as="ul" gap="sm">
        {units.map((unit, index) => (
          <li key={keys[index]}>
            <Unit {...unit} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

const Unit = ({ hospital, phone, ambulance, mapHref }: EmergencyUnit): ReactElement => {
  const message = useMessage()
  const numbers = [
    { number: phone, words: message('web.hospital.emergencyUnit') },
    { number: ambulance, words: message('web.hospital.ambulance') },
  ]
  return (
    <Card compact>
      <Inline justify="between" gap="xs">
        <Heading level={3} size={4}>
          {hospital}
        </Heading>
        {mapHref && (
          <Link href={mapHref} aria-label={message('web.contact.directionsTo', { hospital })}>
            {message('web.contact.directions')}
          </Link>
        )}
      </Inline>
      {numbers.map(({ number = '', words }) => {
        const tel = telHref(number)
        return (
          tel && (
            <LinkButton key={words} tone="secondary" size="compact" icon="phone" href={tel}>
              <span>
                <span>{words}</span> <PhoneNumber number={number} />
              </span>
              <VisuallyHidden> {hospital}</VisuallyHidden>
            </LinkButton>
          )
        )
      })}
    </Card>
  )
}
