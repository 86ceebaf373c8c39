import { useLocale } from '@hospital/ui'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { FilteredList } from '../area/filtered-list.tsx'
import { viewQuery } from '../area/list-view.ts'
import { OnePart } from '../area/one-part.tsx'
import { useLatest } from '../area/use-latest.ts'
import { useSearchTerm } from '../area/use-search-term.ts'
import type { loadResults, ResultsData } from './load-results.ts'
import { resultList } from './result-list.tsx'
import { ResultReport } from './result-report.tsx'
import { readResult } from './result.ts'

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

/** This component stays mounted while one check-up is shown, so it knows the address of the list with its filters and page. */
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

interface ResultPartProps {
  readonly personal: PersonalData
  readonly id: number
  readonly today: string
  /** The address of the list, with the filters and page that the user left. */
  readonly listHref: string
}

const resultWords = {
  missing: 'web.company.checkup.missing',
  missingText: 'web.company.checkup.missingText',
  failed: 'web.company.checkup.failed',
  back: 'web.company.checkup.back',
} as const

/** Milliseconds: a little less than the quarter of an hour for which the link to the report's file works. */
const fileGoodFor = 14 * 60_000

/** One check-up, with the link back to the list. It is read again before the link to its file expires. */
const ResultPart = ({ personal, id, today, listHref }: ResultPartProps): ReactElement => {
  const state = useRead(personal, readResult(id))
  useEffect(() => {
    const timer = setInterval(
      () => void personal.queries.invalidateQueries({ queryKey: [readResult(id).operation] }),
      fileGoodFor,
    )
    return () => clearInterval(timer)
  }, [personal, id])
  return (
    <OnePart state={state} words={resultWords} listHref={listHref}>
      {(result) => <ResultReport result={result} today={today} />}
    </OnePart>
  )
}
