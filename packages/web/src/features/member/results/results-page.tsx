import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadResults } from './load-results.ts'
import { ResultsArea } from './results-area.tsx'

/** All results of a patient, of every kind and hospital. */
export const ResultsPage = ({ data }: PageProps<typeof loadResults>): ReactElement => {
  const message = useMessage()
  return (
    <ResultsArea
      data={data}
      route="results"
      kinds={kinds}
      title={message('web.results.title')}
      intro={message('web.results.intro')}
    />
  )
}

const kinds = ['laboratorium', 'radiologi', 'mcu'] as const
