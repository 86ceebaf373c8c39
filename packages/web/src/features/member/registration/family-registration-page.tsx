import { EmptyState, LinkButton, Loading, useLocale } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import { lazy } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { href } from '../../../routes/href.ts'
import { sessionAtom } from '../../../session/visitor-session.ts'
import { LazyPart } from '../../../shared/lazy-part.tsx'
import type { PageProps } from '../../../shared/page-props.ts'
import { PatientArea } from '../family/patient-area.tsx'
import type { FamilyRegistrationData, loadFamilyRegistration } from './load-family-registration.ts'
import { relativeRegistrant } from './registrant.ts'

const RegistrationPhases = lazy(async () => ({
  default: (await import('./registration-phases.tsx')).RegistrationPhases,
}))

/** Registers a person of the family with a hospital. Members register themselves on another page. */
export const FamilyRegistrationPage = ({ data }: PageProps<typeof loadFamilyRegistration>): ReactElement => {
  const message = useMessage()
  return (
    <PatientArea
      data={data}
      route="familyMemberRegistration"
      part="family"
      title={message('web.member.family.register.title')}
      intro={message('web.member.family.register.intro')}
    >
      {({ patient }) =>
        patient.id === data.member.id ? <OwnRegistration /> : <RelativeRegistration data={data} person={patient} />
      }
    </PatientArea>
  )
}

const OwnRegistration = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <EmptyState
      title={message('web.member.family.register.own')}
      message={message('web.member.family.register.ownText')}
      action={
        <LinkButton href={href(locale, 'memberRegistration')}>
          {message('web.member.family.register.ownLink')}
        </LinkButton>
      }
    />
  )
}

const RelativeRegistration = ({
  data,
  person: { id, name },
}: {
  readonly data: FamilyRegistrationData
  readonly person: FamilyMember
}): ReactElement => {
  const session = useAtomValue(sessionAtom)
  if (!session) return <Loading />
  return (
    <LazyPart name="hospital" waiting={<Loading />}>
      <RegistrationPhases
        data={data}
        session={session}
        isNew={false}
        registrant={relativeRegistrant(id, { name, appointmentAt: data.appointmentAt })}
      />
    </LazyPart>
  )
}
