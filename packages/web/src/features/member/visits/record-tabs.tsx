import { Tabs, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PatientRoute } from '../../../routes/href.ts'

interface RecordTabsProps {
  readonly patient: number
  /** The page that is shown. */
  readonly current: PatientRoute
}

/** What the medical record has in the area: each visit, and the medicines and allergies of all visits. */
export const RecordTabs = ({ patient, current }: RecordTabsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const pasien = String(patient)
  const isMedicines = current === 'medicines'
  return (
    <Tabs
      label={message('web.member.menu.visits')}
      tabs={[
        {
          label: message('web.member.menu.visits.short'),
          href: href(locale, isMedicines ? 'visitHistory' : current, { pasien }),
          current: !isMedicines,
        },
        {
          label: message('web.member.medicines.title'),
          href: href(locale, 'medicines', { pasien }),
          current: isMedicines,
        },
      ]}
    />
  )
}
