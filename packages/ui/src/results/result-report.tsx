import type { ReactElement } from 'react'
import { Stack } from '../layout/layout.tsx'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './results.css.ts'

/** A part of a report in words: a text, whose line breaks are preserved, or conclusions, each a point of a list. */
export type ReportPart = { heading: string } & ({ text: Localizable } | { points: readonly Localizable[] })

/** A report in words, such as a radiologist's: the conclusion first. */
export const ResultReport = ({
  parts,
  level = 3,
}: {
  parts: readonly ReportPart[]
  level?: HeadingLevel
}): ReactElement => (
  <Stack gap="lg">
    {parts.map((part) => (
      <section key={part.heading}>
        <Heading level={level} size={4}>
          {part.heading}
        </Heading>
        {'points' in part ? (
          <ul role="list" className={styles.points}>
            {part.points.map((point, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two points may have the same words, and never change their order
              <li key={place} className={styles.report}>
                <LocalizedText value={point} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.report}>
            <LocalizedText value={part.text} />
          </p>
        )}
      </section>
    ))}
  </Stack>
)
