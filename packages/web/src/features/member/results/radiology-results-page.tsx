import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadRadiologyResults } from './load-radiology-results.ts'
import { ResultsArea } from './results-area.tsx'

/** The radiology results of a patient. */
export const RadiologyResultsPage = ({ data }: PageProps<typeof loadRadiologyResults>): ReactElement => {
  const message = useMessage()
  return (
    <ResultsArea
      data={data}
      route="radiologyResults"
      kinds={kinds}
      title={message('web.results.radiology.title')}
      intro={message('web.results.radiology.intro')}
    />
  )
}

const kinds = ['radiologi'] as const
