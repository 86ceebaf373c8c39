import { ContactButtons, Grid, Heading, PageBody, PageOpening, RichText, Stack, Text } from '@hospital/ui'
import type { RichTextNode } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { MessageId } from '../../i18n/use-message.ts'
import type { PageProps } from '../../shared/page-props.ts'
import { EmergencyNumbers } from '../../shell/emergency-numbers.tsx'
import type { loadHospitalAmbulance } from './load-hospital-ambulance.ts'

/** The facts that the person who answers the call needs, the most important first, since the line may break. */
const wanted: readonly MessageId[] = [
  'web.ambulance.say.place',
  'web.ambulance.say.event',
  'web.ambulance.say.state',
  'web.ambulance.say.people',
  'web.ambulance.say.phone',
  'web.ambulance.say.stay',
]

/** How to call a hospital's ambulance, and what to say. */
export const HospitalAmbulancePage = ({
  data: { hospital, address, numbers, contact },
  trail,
}: PageProps<typeof loadHospitalAmbulance>): ReactElement => {
  const message = useMessage()
  const steps = wanted.map((id): RichTextNode => ({
    type: 'element',
    tag: 'li',
    children: [{ type: 'text', value: message(id) }],
  }))
  return (
    <>
      <PageOpening
        title={message('web.ambulance.title', { hospital })}
        intro={message('web.ambulance.intro', { hospital })}
        trail={trail}
      />
      <PageBody>
        <Grid columns="halves">
          <Stack>
            <Heading level={2}>{message('web.ambulance.numbers')}</Heading>
            <EmergencyNumbers numbers={numbers} />
          </Stack>
          <Stack>
            <Heading level={2}>{message('web.ambulance.say')}</Heading>
            <RichText nodes={[{ type: 'element', tag: 'ol', children: steps }]} />
          </Stack>
        </Grid>
        <Stack>
          <Heading level={2} size={3}>
            {message('web.ambulance.other')}
          </Heading>
          {address && <Text>{message('web.ambulance.address', { hospital, address })}</Text>}
          <ContactButtons {...contact} />
        </Stack>
      </PageBody>
    </>
  )
}
