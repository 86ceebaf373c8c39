import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Anchor } from '../link/link-context.tsx'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './card.css.ts'

/** Props of {@link Card}. */
export interface CardProps {
  /** Default: div. `article` for content that makes sense on its own. */
  as?: 'div' | 'article' | 'figure' | undefined
  /** Default: plain. */
  tone?: keyof typeof styles.tone | undefined
  /** Set this if a CardTitle with `href` makes the whole card a link. */
  pressable?: boolean | undefined
  /** A picture or panel above the body, without padding. */
  media?: ReactNode
  /** On a phone the media is beside the body. Its picture has the ratio `besideOrWide`. */
  beside?: boolean | undefined
  /** Less padding. */
  compact?: boolean | undefined
  /** For cards that fill a row of a long list each: uses content-visibility below the fold. */
  belowFold?: boolean | undefined
  children: ReactNode
}

/** The base of all cards. Prefer a ready-made card if one fits. */
export const Card = ({
  as: Box = 'div',
  tone = 'plain',
  pressable = false,
  media,
  beside = false,
  compact = false,
  belowFold = false,
  children,
}: CardProps): ReactElement => (
  <Box
    className={classes(
      styles.root,
      styles.tone[tone],
      beside && styles.beside,
      pressable && styles.pressable,
      belowFold && styles.belowFold,
    )}
  >
    {media && <div className={styles.media}>{media}</div>}
    <div className={classes(styles.body, compact && styles.compact)}>{children}</div>
  </Box>
)

/** Props of {@link CardTitle}. */
export interface CardTitleProps {
  /** Default: 3, one below the heading of a section. */
  level?: HeadingLevel | undefined
  /** Makes the whole card a link with this title as its name. */
  href?: string | undefined
  title: Localizable
}

/** The heading of a card, and its link if it has one. */
export const CardTitle = ({ level = 3, href, title }: CardTitleProps): ReactElement => {
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
export const CardFoot = ({ children }: { children: ReactNode }): ReactElement => (
  <div className={classes(styles.foot, styles.raised)}>{children}</div>
)
