import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import type { CompanyLoader } from '../area/company-page.ts'
import { EditableCompany } from './editable-company.tsx'
import { readCompanyProfile } from './read-company-profile.ts'

/** The profile of the user's company. */
export const ProfilePage = ({ data }: PageProps<CompanyLoader>): ReactElement => {
  const message = useMessage()
  return (
    <CompanyArea
      data={data}
      part="profile"
      title={message('web.company.profile.title')}
      intro={message('web.company.profile.intro')}
    >
      {(content) => <OwnCompany {...content} />}
    </CompanyArea>
  )
}

const OwnCompany = ({ personal }: CompanyContent): ReactElement => {
  const profile = useRead(personal, readCompanyProfile)
  return (
    <PersonalPart state={profile} failed="web.company.profile.failed">
      {(known) => <EditableCompany personal={personal} profile={known} />}
    </PersonalPart>
  )
}
