import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { MemberArea } from '../area/member-area.tsx'
import { EditableProfile } from '../profile/editable-profile.tsx'
import type { loadFamilyMemberDetail } from './load-family-member-detail.ts'
import { PatientPart } from './patient-part.tsx'

/** The profile of a person of the family. */
export const FamilyMemberDetailPage = ({ data }: PageProps<typeof loadFamilyMemberDetail>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea data={data} part="family" title={message('web.member.family.detail.title')}>
      {({ personal, family }) => (
        <PatientPart family={family} patient={data.patient}>
          {(person) => <EditableProfile key={person.id} personal={personal} patient={person.id} />}
        </PatientPart>
      )}
    </MemberArea>
  )
}
