import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import { plainText } from '../lib/content.ts'
import type { Localizable } from '../lib/content.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './employees.css.ts'

/** Props of {@link BulletList}. */
export interface BulletListProps {
  /** Each item must be different. */
  items: readonly Localizable[]
  /** Emphasises items that nobody should overlook. */
  strong?: boolean | undefined
}

/** Short facts, one below the other, such as restrictions or advice. */
export const BulletList = ({ items, strong = false }: BulletListProps): ReactElement => (
  <ul className={classes(styles.bullets, strong && styles.strong)}>
    {items.map((item) => (
      <li key={plainText(item)}>
        <LocalizedText value={item} />
      </li>
    ))}
  </ul>
)
