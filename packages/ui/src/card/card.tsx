import type { ReactElement, ReactNode } from 'react'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { classes } from '../lib/classes.ts'
import { Anchor } from '../link/link-context.tsx'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './card.css.ts'

/** Props of {@link Card}. */
export interface CardProps {
  /** A generic box unless told; `article` for what makes sense on its own. */
  as?: 'div' | 'article' | 'figure' | undefined
  /** White paper unless told. */
  tone?: keyof typeof styles.tone | undefined
  /** Set when a CardTitle with `href` makes the whole card a link. */
  pressable?: boolean | undefined
  /** A picture or a panel that reaches the edges, above the body. */
  media?: ReactNode
  /** Less space inside. */
  compact?: boolean | undefined
  /** For cards that have a line of a long list each: the browser may lay them out when they come near. */
  far?: boolean | undefined
  children: ReactNode
}

/** A box for one thing among its like. The ready-made cards stand on it; use those where one fits. */
export function Card({ as: Box = 'div', tone = 'plain', pressable = false, media, compact = false, far = false, children }: CardProps): ReactElement {
  return (
    <Box className={classes(styles.root, styles.tone[tone], pressable && styles.pressable, far && styles.far)}>
      {media && <div className={styles.media}>{media}</div>}
      <div className={classes(styles.body, compact && styles.compact)}>{children}</div>
    </Box>
  )
}

/** Props of {@link CardTitle}. */
export interface CardTitleProps {
  /** 3 unless told: one below the heading of a section. */
  level?: HeadingLevel | undefined
  /** Makes the whole card a link with this title as its name. */
  href?: string | undefined
  title: Localizable
}

/** The heading of a card, and its link where it has one. */
export function CardTitle({ level = 3, href, title }: CardTitleProps): ReactElement {
  const text = <LocalizedText value={title} />
  return (
    <Heading level={level} size={4}>
      {href ? (
        <Anchor href={href} className={styles.stretched} data-stretch="">
          {text}
        </Anchor>
      ) : (
        text
      )}
    </Heading>
  )
}

/** Buttons and facts at the lower edge of a card, above the link that covers it. */
export function CardFoot({ children }: { children: ReactNode }): ReactElement {
  return <div className={classes(styles.foot, styles.raised)}>{children}</div>
}
