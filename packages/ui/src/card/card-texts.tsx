import type { ReactElement } from 'react'
import type { Localizable } from '../lib/content.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './card.css.ts'

/** The kind of thing that the card shows, above its title. */
export const CardEyebrow = ({ text }: { text: Localizable }): ReactElement => (
  <p className={styles.eyebrow}>
    <LocalizedText value={text} />
  </p>
)

/** The beginning of a text, if the card is wide enough. */
export const CardSnippet = ({ text }: { text: Localizable }): ReactElement => (
  <div className={styles.beginning}>
    <Text size="caption" tone="muted">
      <LocalizedText value={text} />
    </Text>
  </div>
)
