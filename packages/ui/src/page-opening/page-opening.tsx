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
  /** What the page is good for, in a sentence. */
  intro?: Localizable | undefined
  /** The pages above this one, the home page first. */
  trail: readonly LinkItem[]
  /** Below the words: facts and what can be done here. */
  children?: ReactNode
  /** Beside the words on a wide window, below them on a phone: a picture, say. */
  aside?: ReactNode
}

/** The top of every page but the home page: where it lies, what it is, and what can be done here. */
export function PageOpening({ title, intro, trail, children, aside }: PageOpeningProps): ReactElement {
  return (
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
}
