import { Card, CardTitle, Grid, InlineAlert, Stack, Text, useLocale } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { useJustAdded } from './added-person.ts'
import { PatientArea } from './patient-area.tsx'

/** A person of the family, with links to all of their pages. */
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
  /** Whether the person is the member. */
  readonly isOwn: boolean
}

/** A link to one of a person's pages. */
interface Way {
  readonly to: string
  readonly title: MessageId
  readonly text: MessageId
}

/** The back end finds visits and results by the number of the medical record, so these pages need one. */
const recordWays = (pasien: string, locale: Locale): readonly Way[] => [
  {
    to: href(locale, 'familyMemberVisits', { pasien }),
    title: 'web.member.menu.visits',
    text: 'web.member.family.visits.text',
  },
  {
    to: href(locale, 'results', { pasien }),
    title: 'web.member.menu.results',
    text: 'web.member.family.results.text',
  },
]

const waysOf = ({ person: { id, recordNumber }, isOwn }: WaysProps, locale: Locale): readonly Way[] => {
  const pasien = String(id)
  return [
    {
      to: href(locale, 'familyMemberDetail', { pasien }),
      title: 'web.member.family.detail.title',
      text: 'web.member.family.detail.text',
    },
    {
      to: href(locale, 'openAppointments', { pasien }),
      title: 'web.member.menu.appointments',
      text: 'web.member.family.appointments.text',
    },
    {
      to: href(locale, 'familyMemberDocuments', { pasien }),
      title: 'web.member.family.documents.title',
      text: 'web.member.family.documents.text',
    },
    {
      to: isOwn ? href(locale, 'memberRegistration') : href(locale, 'familyMemberRegistration', { pasien }),
      title: 'web.member.family.register.title',
      text: 'web.member.family.register.text',
    },
    ...(recordNumber === undefined ? [] : recordWays(pasien, locale)),
  ]
}

const Ways = (props: WaysProps): ReactElement => {
  const { id, name, recordNumber } = props.person
  const message = useMessage()
  const locale = useLocale()
  const added = useJustAdded(id)
  return (
    <Stack>
      <FormNotice outcome={added}>
        {added && <InlineAlert tone="good">{message('web.member.family.added', { name })}</InlineAlert>}
      </FormNotice>
      <Grid as="ul" columns="halves" gap="md">
        {waysOf(props, locale).map(({ to, title, text }) => (
          <li key={to}>
            <Card pressable compact>
              <CardTitle level={2} title={message(title)} href={to} />
              <Text tone="muted">{message(text)}</Text>
            </Card>
          </li>
        ))}
      </Grid>
      {recordNumber === undefined && <Text tone="muted">{message('web.member.family.noRecordText')}</Text>}
    </Stack>
  )
}
