import { Card, CardTitle, Grid, InlineAlert, Stack, Text, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { useJustAdded } from './added-person.ts'
import { PatientArea } from './patient-area.tsx'

/** A person of the family, and the ways to all that is theirs. */
export const FamilyMemberPage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  return (
    <PatientArea
      data={data}
      route="familyMember"
      part="family"
      title={message('web.member.family.member.title')}
      intro={message('web.member.family.member.intro')}
    >
      {({ patient }) => <Ways person={patient} isOwn={patient.id === data.member.id} />}
    </PatientArea>
  )
}

interface WaysProps {
  readonly person: FamilyMember
  /** Whether it is the member. */
  readonly isOwn: boolean
}

const Ways = ({ person: { id, name, recordNumber }, isOwn }: WaysProps): ReactElement => {
  const message = useMessage()
  const added = useJustAdded(id)
  const locale = useLocale()
  const pasien = String(id)
  const ways = [
    {
      to: href(locale, 'familyMemberDetail', { pasien }),
      title: message('web.member.family.detail.title'),
      text: message('web.member.family.detail.text'),
    },
    {
      to: href(locale, 'openAppointments', { pasien }),
      title: message('web.member.menu.appointments'),
      text: message('web.member.family.appointments.text'),
    },
    {
      to: href(locale, 'familyMemberDocuments', { pasien }),
      title: message('web.member.family.documents.title'),
      text: message('web.member.family.documents.text'),
    },
    {
      to: isOwn ? href(locale, 'memberRegistration') : href(locale, 'familyMemberRegistration', { pasien }),
      title: message('web.member.family.register.title'),
      text: message('web.member.family.register.text'),
    },
    ...(recordNumber === undefined
      ? []
      : [
          {
            to: href(locale, 'familyMemberVisits', { pasien }),
            title: message('web.member.menu.visits'),
            text: message('web.member.family.visits.text'),
          },
          {
            to: href(locale, 'results', { pasien }),
            title: message('web.member.menu.results'),
            text: message('web.member.family.results.text'),
          },
        ]),
  ]
  return (
    <Stack>
      <FormNotice outcome={added}>
        {added && <InlineAlert tone="good">{message('web.member.family.added', { name })}</InlineAlert>}
      </FormNotice>
      <Grid as="ul" columns="halves" gap="md">
        {ways.map(({ to, title, text }) => (
          <li key={to}>
            <Card pressable compact>
              <CardTitle level={2} title={title} href={to} />
              <Text tone="muted">{text}</Text>
            </Card>
          </li>
        ))}
      </Grid>
      {recordNumber === undefined && <Text tone="muted">{message('web.member.family.noRecordText')}</Text>}
    </Stack>
  )
}
