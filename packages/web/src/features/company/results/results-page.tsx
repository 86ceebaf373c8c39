import { useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { FilteredList } from '../area/filtered-list.tsx'
import { viewQuery } from '../area/list-view.ts'
import { useLatest } from '../area/use-latest.ts'
import { useSearchTerm } from '../area/use-search-term.ts'
import type { loadResults, ResultsData } from './load-results.ts'
import { resultList } from './result-list.tsx'
import { ResultPart } from './result-part.tsx'

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
  const { result, view, today } = data
  const list = useLatest(result === undefined ? resultList.address(locale, viewQuery(view)) : undefined)
  return result === undefined ? (
    <FilteredList list={resultList} personal={personal} user={user} view={view} today={today} search={search} />
  ) : (
    <ResultPart
      key={result}
      personal={personal}
      id={result}
      today={today}
      listHref={list ?? href(locale, 'companyMcuResults', {})}
    />
  )
}
