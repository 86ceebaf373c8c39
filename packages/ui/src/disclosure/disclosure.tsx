import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Localizable } from '../lib/content.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './disclosure.css.ts'

/** Props of {@link Disclosure}. */
export interface DisclosureProps {
  /** The label of the closed content, such as "11 bidang lainnya". */
  summary: Localizable
  children: ReactNode
}

/** Content that few readers need, behind a line that opens it, also without script. The browser's search finds text in it and opens it. */
export const Disclosure = ({ summary, children }: DisclosureProps): ReactElement => (
  <details className={styles.root}>
    <summary className={styles.summary}>
      <LocalizedText value={summary} />
      <span className={styles.chevron}>
        <Icon name="chevronDown" size="small" />
      </span>
    </summary>
    <div className={styles.body}>
      <HydrateLater>{children}</HydrateLater>
    </div>
  </details>
)
