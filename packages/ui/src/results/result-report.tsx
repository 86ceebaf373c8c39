import type { ReactElement } from 'react'
import { Stack } from '../layout/layout.tsx'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './results.css.ts'

/** A part of a report in words. Its line breaks are preserved. */
export interface ReportPart {
  heading: string
  text: Localizable
}

/** A report in words, such as that of a radiologist: the conclusion first. */
export const ResultReport = ({
  parts,
  level = 3,
}: {
  parts: readonly ReportPart[]
  level?: HeadingLevel
}): ReactElement => (
  <Stack gap="lg">
    {parts.map(({ heading, text }) => (
      <section key={heading}>
        <Heading level={level} size={4}>
          {heading}
        </Heading>
        <p className={styles.report}>
          <LocalizedText value={text} />
        </p>
      </section>
    ))}
  </Stack>
)
