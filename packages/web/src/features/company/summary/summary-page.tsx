import { EmptyState, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import { useCompanyName } from '../area/use-company-name.ts'
import type { loadSummary } from './load-summary.ts'
import type { SummaryData } from './load-summary.ts'
import { SummaryFilterBar } from './summary-filter-bar.tsx'
import { SummaryPanels } from './summary-panels.tsx'
import { readSummary } from './summary.ts'

/** The health summary of a company's employees: totals only. */
export const SummaryPage = ({ data }: PageProps<typeof loadSummary>): ReactElement => {
  const message = useMessage()
  return (
    <CompanyArea
      data={data}
      part="summary"
      title={message('web.company.summary.title')}
      intro={message('web.company.summary.intro')}
    >
      {({ personal }) =>
        data.user.isAdmin && data.filters.company === undefined ? (
          <ChooseCompany data={data} personal={personal} />
        ) : (
          <Known data={data} personal={personal} />
        )
      }
    </CompanyArea>
  )
}

interface PartProps {
  readonly data: SummaryData
  readonly personal: PersonalData
}

/**
 * Shown to an administrator, who belongs to no company and has to choose one: with figures of several companies together, the companies
 * could be told apart.
 */
const ChooseCompany = (props: PartProps): ReactElement => {
  const message = useMessage()
  return (
    <Stack gap="lg">
      <SummaryFilterBar {...props} summary={undefined} status={message('web.company.summary.choose')} />
      <EmptyState title={message('web.company.summary.choose')} message={message('web.company.summary.chooseText')} />
    </Stack>
  )
}

const Known = (props: PartProps): ReactElement => {
  const message = useMessage()
  const state = useRead(props.personal, readSummary(props.data.filters))
  const summary = state.status === 'ready' ? state.data : undefined
  const waiting = state.status === 'failed' ? 'web.company.summary.failed' : 'web.company.summary.counting'
  const status = summary
    ? message('web.company.summary.examined', { count: summary.jumlah_diperiksa, all: summary.jumlah_karyawan })
    : message(waiting)
  const chosen = useCompanyName(props.personal, props.data.filters.company)
  return (
    <Stack gap="lg">
      <SummaryFilterBar {...props} summary={summary} status={status} />
      <SummaryPanels state={state} data={props.data} company={chosen ?? props.data.user.company} />
    </Stack>
  )
}
