import { Tabs, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { ResultsRoute } from './load-results-page.ts'
import { kindWords } from './result-kinds.ts'

/** The pages of results, with what each is called. */
const pages: readonly (readonly [ResultsRoute, MessageId])[] = [
  ['results', 'web.results.everyKind'],
  ['laboratoryResults', kindWords.laboratorium],
  ['radiologyResults', kindWords.radiologi],
  ['employeeResults', kindWords.mcu],
]

interface KindTabsProps {
  readonly route: ResultsRoute
  readonly patient: number
}

/** Leads from a page of results to those of other kinds, of the same patient. */
export const KindTabs = ({ route, patient }: KindTabsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Tabs
      label={message('web.results.kind')}
      tabs={pages.map(([page, label]) => ({
        label: message(label),
        href: href(locale, page, { pasien: String(patient) }),
        current: page === route,
      }))}
    />
  )
}
