import { SectionError } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { NoRecord } from '../family/no-record.tsx'
import { PatientArea } from '../family/patient-area.tsx'
import type { loadResults } from './load-results.ts'
import { PatientResults } from './patient-results.tsx'
import { resultPageOf } from './result-pages.ts'

/** The results of one patient: all of them, or those of one kind. */
export const ResultsPage = ({ data }: PageProps<typeof loadResults>): ReactElement => {
  const message = useMessage()
  const { hospitals, filters, action } = data
  const { route, title, intro, kinds } = resultPageOf(data.route)
  return (
    <PatientArea data={data} route={route} part="results" title={message(title)} intro={message(intro)}>
      {({ personal, patient: { id, recordNumber } }) => {
        // Hospitals find results by the number of the medical record.
        if (recordNumber === undefined) return <NoRecord patient={id} isOwn={id === data.member.id} />
        if (!hospitals.ok) return <SectionError title={message('web.results.failed')} retryHref={action} />
        return (
          <PatientResults
            key={route}
            personal={personal}
            route={route}
            patient={{ id, recordNumber }}
            hospitals={hospitals.value}
            kinds={kinds}
            filters={filters}
            action={action}
          />
        )
      }}
    </PatientArea>
  )
}
