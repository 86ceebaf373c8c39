import { Tabs, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { resultPages } from './result-pages.ts'
import type { ResultsRoute } from './result-pages.ts'

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
      tabs={resultPages.map((page) => ({
        label: message(page.tab),
        href: href(locale, page.route, { pasien: String(patient) }),
        current: page.route === route,
      }))}
    />
  )
}
