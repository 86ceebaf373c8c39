import type { ReactElement, ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Container } from '../layout/layout.tsx'
import type { LinkItem, Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './page-opening.css.ts'

/** Props of {@link PageOpening}. */
export interface PageOpeningProps {
  /** The heading of the page. */
  title: Localizable
  /** The purpose of the page, in a sentence. */
  intro?: Localizable | undefined
  /** The ancestors of this page, the home page first. */
  trail: readonly LinkItem[]
  /** Below the text: facts and actions. */
  children?: ReactNode
  /** Beside the text on a wide window, below it on a phone: for example a picture. */
  aside?: ReactNode
}

/** The head of every page but the home page: breadcrumbs, title, introduction and actions. */
export const PageOpening = ({ title, intro, trail, children, aside }: PageOpeningProps): ReactElement => (
  <div className={styles.root}>
    <Container>
      <Breadcrumbs items={trail} current={title} />
      <div className={styles.body}>
        <div className={styles.words}>
          <Heading level={1}>
            <LocalizedText value={title} />
          </Heading>
          {intro && (
            <Text size="lead" tone="muted">
              <LocalizedText value={intro} />
            </Text>
          )}
          {children}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </Container>
  </div>
)
