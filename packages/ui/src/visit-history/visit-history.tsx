import type { ReactElement } from 'react'
import { Heading } from '../typography/heading.tsx'
import { VisitCard } from './visit-card.tsx'
import type { VisitCardProps } from './visit-card.tsx'
import * as styles from './visit-history.css.ts'

/** Props of {@link VisitHistory}. */
export interface VisitHistoryProps {
  /** In display order, the newest first. */
  readonly visits: readonly VisitCardProps[]
  /** The level of the years' headings; the visits' are one below. Default: 2. */
  readonly level?: 2 | 3 | undefined
}

/** The visits of a patient, grouped by year. */
export const VisitHistory = ({ visits, level = 2 }: VisitHistoryProps): ReactElement => {
  const years = [...new Set(visits.map(({ day }) => day.slice(0, 4)))]
  return (
    <div className={styles.root}>
      {years.map((year) => (
        <section key={year} className={styles.year}>
          <div className={styles.yearHead}>
            <Heading level={level} size={3}>
              {year}
            </Heading>
          </div>
          <ol role="list" className={styles.year}>
            {visits
              .filter(({ day }) => day.startsWith(year))
              .map((visit) => (
                <li key={visit.number}>
                  <VisitCard {...visit} level={level === 2 ? 3 : 4} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
