import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Container } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import type { Localizable } from '../lib/content.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { Link } from '../link/link.tsx'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './section.css.ts'

/** Props of {@link Section}. */
export interface SectionProps {
  heading: Localizable
  subtitle?: Localizable | undefined
  /** A link to the full list, of which the section shows a part. */
  action?: { label: Localizable; href: string } | undefined
  /** The background; neighbours should differ. Default: plain. */
  tone?: keyof typeof styles.tone | undefined
  /** Default: 2. */
  level?: 2 | 3 | undefined
  /**
   * For sections without controls below the fold of a long page: uses content-visibility.
   * Their content must not overflow, such as a list that opens.
   */
  belowFold?: boolean | undefined
  /** The fragment for links to this section. */
  id?: string | undefined
  children: ReactNode
}

/** A section of a page, labelled by its heading for assistive technology. */
export const Section = ({
  heading,
  subtitle,
  action,
  tone = 'plain',
  level = 2,
  belowFold = false,
  id,
  children,
}: SectionProps): ReactElement => {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes(styles.root, styles.tone[tone], belowFold && styles.belowFold)}
    >
      <Container>
        <HydrateLater>
          <div className={styles.body}>
            <div className={styles.head}>
              <div className={styles.title}>
                <Heading level={level} size={2} id={headingId}>
                  <LocalizedText value={heading} />
                </Heading>
                {subtitle && (
                  <Text size="lead" tone="muted">
                    <LocalizedText value={subtitle} />
                  </Text>
                )}
              </div>
              {action && (
                <div className={styles.action}>
                  <Link look="action" href={action.href}>
                    <LocalizedText value={action.label} />
                  </Link>
                </div>
              )}
            </div>
            {children}
          </div>
        </HydrateLater>
      </Container>
    </section>
  )
}
