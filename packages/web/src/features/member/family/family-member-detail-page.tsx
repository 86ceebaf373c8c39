import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { EditableProfile } from '../profile/editable-profile.tsx'
import { PatientArea } from './patient-area.tsx'

/** The profile of a person of the family. */
export const FamilyMemberDetailPage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  return (
    <PatientArea
      data={data}
      route="familyMemberDetail"
      part="family"
      title={message('web.member.family.detail.title')}
      intro={message('web.member.family.detail.text')}
    >
      {({ personal, patient: { id } }) => (
        <EditableProfile
          personal={personal}
          patient={id}
          draft={href('id', 'familyMemberDetail', { pasien: String(id) })}
        />
      )}
    </PatientArea>
  )
}
