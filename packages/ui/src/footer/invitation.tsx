import type { ReactElement, ReactNode } from 'react'
import type { Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './invitation.css.ts'

/** Props of {@link FooterInvitation}. */
export interface FooterInvitationProps {
  title: Localizable
  /** The reason to join. */
  text: Localizable
  /** The form. */
  children: ReactNode
}

/** An invitation at the top of the footer, such as to join the community, beside its form. */
export const FooterInvitation = ({ title, text, children }: FooterInvitationProps): ReactElement => (
  <div className={styles.root}>
    <div className={styles.words}>
      <Heading level={2}>
        <LocalizedText value={title} />
      </Heading>
      <Text size="lead">
        <LocalizedText value={text} />
      </Text>
    </div>
    <div className={styles.form}>{children}</div>
  </div>
)
