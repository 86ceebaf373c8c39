import type { ReactElement } from 'react'
import type { PageProps } from '../../../shared/page-props.ts'
import type { loadFamilyVisits } from './load-family-visits.ts'
import { VisitsView } from './visits-view.tsx'

/** The visits of a person of the family, among the pages of that person. */
export const FamilyVisitsPage = ({ data }: PageProps<typeof loadFamilyVisits>): ReactElement => (
  <VisitsView data={data} part="family" route="familyMemberVisits" />
)
