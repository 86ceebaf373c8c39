import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadLaboratoryResults } from './load-laboratory-results.ts'
import { ResultsArea } from './results-area.tsx'

/** The laboratory results of a patient. */
export const LaboratoryResultsPage = ({ data }: PageProps<typeof loadLaboratoryResults>): ReactElement => {
  const message = useMessage()
  return (
    <ResultsArea
      data={data}
      route="laboratoryResults"
      kinds={kinds}
      title={message('web.results.laboratory.title')}
      intro={message('web.results.laboratory.intro')}
    />
  )
}

const kinds = ['laboratorium'] as const
