import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadEmployeeResults } from './load-employee-results.ts'
import { ResultsArea } from './results-area.tsx'

/** The check-ups of a patient, among them those that an employer ordered. */
export const EmployeeResultsPage = ({ data }: PageProps<typeof loadEmployeeResults>): ReactElement => {
  const message = useMessage()
  return (
    <ResultsArea
      data={data}
      route="employeeResults"
      kinds={kinds}
      title={message('web.results.employee.title')}
      intro={message('web.results.employee.intro')}
    />
  )
}

const kinds = ['mcu'] as const
