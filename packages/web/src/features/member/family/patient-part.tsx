import { EmptyState, LinkButton, useLocale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'

interface PatientPartProps {
  readonly family: ReadState<readonly FamilyMember[]>
  readonly patient: number
  readonly children: (person: FamilyMember, family: readonly FamilyMember[]) => ReactNode
}

/** The part of a page that is about one person of the family: the one in its address. Other people have no page here. */
export const PatientPart = ({ family, patient, children }: PatientPartProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <PersonalPart state={family} failed="web.member.family.failed">
      {(persons) => {
        const person = persons.find(({ id }) => id === patient)
        if (person) return children(person, persons)
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
