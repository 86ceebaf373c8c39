import { Card, CardTitle, Grid, Icon, Inline, useLocale } from '@hospital/ui'
import type { IconProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { HomeSection } from './home-section.tsx'

interface Door {
  readonly icon: IconProps['name']
  readonly title: MessageId
  readonly to: string
}

interface DoorsProps {
  readonly member: number
  /** Whether the member has a medical record. Without one there are no results and no visits. */
  readonly hasRecord: boolean
}

/** The links to the member's own pages. */
export const Doors = ({ member, hasRecord }: DoorsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const pasien = String(member)
  const ofRecord: readonly Door[] = [
    { icon: 'file', title: 'web.member.menu.results', to: href(locale, 'results', { pasien }) },
    { icon: 'clock', title: 'web.member.menu.visits', to: href(locale, 'visitHistory', { pasien }) },
    { icon: 'info', title: 'web.member.medicines.title', to: href(locale, 'medicines', { pasien }) },
  ]
  const doors: readonly Door[] = [
    { icon: 'calendar', title: 'web.member.menu.appointments', to: href(locale, 'openAppointments', { pasien }) },
    ...(hasRecord ? ofRecord : []),
    {
      icon: 'file',
      title: 'web.member.family.documents.title',
      to: href(locale, 'familyMemberDocuments', { pasien }),
    },
    { icon: 'users', title: 'web.member.menu.family', to: href(locale, 'family') },
    { icon: 'lock', title: 'web.member.account.title', to: href(locale, 'memberAccount') },
    { icon: 'stethoscope', title: 'web.member.appointments.new', to: href(locale, 'appointmentCreation') },
  ]
  return (
    <HomeSection title="web.member.home.doors">
      <Grid as="ul" gap="sm">
        {doors.map(({ icon, title, to }) => (
          <li key={to}>
            <Card pressable compact>
              <Inline gap="sm">
                <Icon name={icon} />
                <CardTitle title={message(title)} href={to} />
              </Inline>
            </Card>
          </li>
        ))}
      </Grid>
    </HomeSection>
  )
}
