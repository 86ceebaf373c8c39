import { EmptyState, SectionError } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { PatientArea } from '../area/patient-area.tsx'
import type { ResultsData, ResultsRoute } from './load-results-page.ts'
import { PatientResults } from './patient-results.tsx'
import type { ResultKind } from './result-kinds.ts'

interface ResultsAreaProps {
  readonly data: ResultsData
  readonly route: ResultsRoute
  readonly kinds: readonly ResultKind[]
  readonly title: string
  readonly intro: string
}

/** A page of results of one patient, of some kinds. */
export const ResultsArea = ({ data, route, kinds, title, intro }: ResultsAreaProps): ReactElement => {
  const message = useMessage()
  const { hospitals, filters, action } = data
  return (
    <PatientArea data={data} route={route} part="results" title={title} intro={intro}>
      {({ personal, patient: { id, recordNumber } }) => {
        // Results are known by the number of the medical record.
        if (recordNumber === undefined)
          return <EmptyState title={message('web.results.noRecord')} message={message('web.results.noRecordText')} />
        if (!hospitals.ok) return <SectionError title={message('web.results.failed')} retryHref={action} />
        return (
          <PatientResults
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
