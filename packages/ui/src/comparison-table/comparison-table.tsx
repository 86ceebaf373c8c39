import type { ReactElement, ReactNode } from 'react'
import type { Localizable } from '../lib/content.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './comparison-table.css.ts'

/** A compared thing. */
export interface Compared {
  id: string
  name: Localizable
}

/** A property with its value for each compared thing, in their order. */
export interface ComparedProperty {
  heading: string
  values: readonly ReactNode[]
}

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps {
  caption: string
  items: readonly Compared[]
  properties: readonly ComparedProperty[]
}

/** Two or three things side by side, a row for each property. On a phone each row is a block that repeats the names of the things. */
export const ComparisonTable = ({ caption, items, properties }: ComparisonTableProps): ReactElement => (
  // Explicit roles: displayed as blocks, the elements lose their implicit ones.
  <table role="table" className={styles.root}>
    <caption className={styles.caption}>{caption}</caption>
    <thead className={styles.head}>
      <tr>
        <th scope="col">
          <VisuallyHidden>{caption}</VisuallyHidden>
        </th>
        {items.map(({ id, name }) => (
          <th key={id} scope="col" className={styles.name}>
            <LocalizedText value={name} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {properties.map(({ heading, values }) => (
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
        <tr key={heading} role="row" className={styles.row}>
          <th role="rowheader" scope="row" className={styles.heading}>
            {heading}
          </th>
          {items.map(({ id, name }, place) => (
            // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
            <td key={id} role="cell" className={styles.value}>
              <span className={styles.nameOfValue}>
                <LocalizedText value={name} />
              </span>
              <div>{values[place]}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
