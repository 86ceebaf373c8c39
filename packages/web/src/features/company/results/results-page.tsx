import { useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { useSearchTerm } from '../area/use-search-term.ts'
import type { loadResults, ResultsData } from './load-results.ts'
import { ResultPart } from './result-part.tsx'
import { resultQuery } from './result-view.ts'
import { ResultsList } from './results-list.tsx'

/** The check-ups of the company's employees, or one of them. */
export const ResultsPage = ({ data }: PageProps<typeof loadResults>): ReactElement => {
  const message = useMessage()
  const isList = data.result === undefined
  return (
    <CompanyArea
      data={data}
      printedOn={data.today}
      part="results"
      title={message(isList ? 'web.company.checkups.title' : 'web.company.checkup.title')}
      intro={isList ? message('web.company.checkups.intro') : undefined}
    >
      {(content) => <Results {...content} data={data} />}
    </CompanyArea>
  )
}

interface ResultsProps extends CompanyContent {
  readonly data: ResultsData
}

/** It stays while one of them is looked at, and so knows the way back to the list as it was. */
const Results = ({ personal, user, data }: ResultsProps): ReactElement => {
  const locale = useLocale()
  const search = useSearchTerm(user.id, data)
  const here = data.result === undefined ? href(locale, 'companyMcuResults', {}, resultQuery(data.view)) : undefined
  const [list, setList] = useState(here ?? href(locale, 'companyMcuResults', {}))
  if (here !== undefined && here !== list) setList(here)
  return data.result === undefined ? (
    <ResultsList personal={personal} view={data.view} search={search} today={data.today} isAdmin={user.isAdmin} />
  ) : (
    <ResultPart key={data.result} personal={personal} id={data.result} today={data.today} listHref={list} />
  )
}
