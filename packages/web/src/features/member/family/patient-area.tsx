import { EmptyState, LinkButton, PatientHeader, useLocale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import type { PatientRoute } from '../../../routes/href.ts'
import type { AreaPart } from '../area/area-entries.ts'
import type { AreaData } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import { relationWord } from '../profile/relation-word.ts'
import { ConsentPart } from './consent-part.tsx'

/** The input of the content of a page about one patient. */
export interface PatientContent {
  readonly personal: PersonalData
  readonly patient: FamilyMember
}

interface PatientAreaProps {
  readonly data: AreaData
  /** The route of the page. Its address has the patient: the choice of another patient leads to their page. */
  readonly route: PatientRoute
  readonly part: AreaPart
  readonly title: string
  readonly intro?: string | undefined
  /** As in `MemberArea`. */
  readonly startReads?: (personal: PersonalData, member: number) => void
  /** Mounted again for each patient, so that it keeps no state of another patient. */
  readonly children: (content: PatientContent) => ReactNode
}

/** A page of the patient area about one person of the family. Its head names the person, and offers the choice of another one. */
export const PatientArea = ({ part, startReads, children, ...head }: PatientAreaProps): ReactElement => {
  const { data, title } = head
  return (
    <MemberArea
      data={data}
      part={part}
      title={title}
      startReads={startReads}
      renderHead={(family) => <PatientHead {...head} family={family} />}
    >
      {({ personal, family }) => (
        <PatientPart key={data.patient} family={family} patient={data.patient}>
          {(patient) => (
            <ConsentPart personal={personal} member={data.member.id} person={patient}>
              {children({ personal, patient })}
            </ConsentPart>
          )}
        </PatientPart>
      )}
    </MemberArea>
  )
}

interface PatientHeadProps extends Pick<PatientAreaProps, 'data' | 'route' | 'title' | 'intro'> {
  /** Undefined until the family is read. */
  readonly family: readonly FamilyMember[] | undefined
}

/** The head of a page: the person whose data it shows, and links to the same page of other persons. */
const PatientHead = ({ data, route, title, intro, family }: PatientHeadProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [, navigate] = useLocation()
  const addressOf = (pasien: string) => href(locale, route, { pasien })
  return (
    <PatientHeader
      title={title}
      description={intro}
      patients={family?.map(({ id, name, relation, gender }) => ({
        id: String(id),
        name,
        relation: message(relationWord(relation)),
        gender,
      }))}
      expected={data.member.familySize}
      current={String(data.patient)}
      action={addressOf(String(data.patient))}
      onChoose={(id) => navigate(addressOf(id))}
    />
  )
}

interface PatientPartProps {
  readonly family: ReadState<readonly FamilyMember[]>
  readonly patient: number
  readonly children: (person: FamilyMember) => ReactNode
}

/** The content of a page, for the person of the family in its address. A person outside of the family has no page here. */
const PatientPart = ({ family, patient, children }: PatientPartProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <PersonalPart state={family} failed="web.member.family.failed">
      {(persons) => {
        const person = persons.find(({ id }) => id === patient)
        if (person) return children(person)
        return (
          <EmptyState
            title={message('web.member.family.notFound')}
            message={message('web.member.family.notFoundText')}
            action={<LinkButton href={href(locale, 'family')}>{message('web.member.family.toList')}</LinkButton>}
          />
        )
      }}
    </PersonalPart>
  )
}
