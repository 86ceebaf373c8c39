import type { ReactElement } from 'react'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadVisitHistory } from './load-visit-history.ts'
import { VisitsView } from './visits-view.tsx'

/** The visits of a patient. */
export const VisitHistoryPage = ({ data }: PageProps<typeof loadVisitHistory>): ReactElement => (
  <VisitsView data={data} part="visits" route="visitHistory" />
)
