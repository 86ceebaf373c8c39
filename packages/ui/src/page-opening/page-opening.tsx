import type { ReactElement, ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Container } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import type { LinkItem, Localizable } from '../lib/content.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import type { RichTextNode } from '../rich-text/types.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { isUntranslated } from './is-untranslated.ts'
import type { PageWords } from './is-untranslated.ts'
import * as styles from './page-opening.css.ts'

/** Props of {@link PageOpening}. */
export interface PageOpeningProps {
  /** The heading of the page. */
  title: Localizable
  /** The purpose of the page, in a sentence. */
  intro?: Localizable | undefined
  /** The formatted text of the page, which is shown below: the opening says so if it is not translated. */
  text?: readonly RichTextNode[] | undefined
  /** The ancestors of this page, the home page first. */
  trail: readonly LinkItem[]
  /** Below the text: facts and actions. */
  children?: ReactNode
  /** Beside the text on a wide window, below it on a phone: for example a picture. */
  aside?: ReactNode
  /** A person's picture in place of `aside`: small beside the title on a phone. */
  portrait?: ReactNode
}

/** How wide the pictures of a {@link PageOpening} are, for their `sizes`. */
export const openingSizes = {
  aside: '(min-width: 992px) 416px, (min-width: 768px) 256px, 100vw',
  portrait: '(min-width: 992px) 320px, (min-width: 768px) 192px, 104px',
} as const

/** The head of every page but the home page: breadcrumbs, title, introduction and actions. Says so if the page is not translated. */
export const PageOpening = ({
  title,
  intro,
  text,
  trail,
  children,
  aside,
  portrait,
}: PageOpeningProps): ReactElement => (
  <div className={styles.root}>
    <Container>
      <Breadcrumbs items={trail} current={title} />
      <div className={styles.body}>
        <div className={styles.words}>
          <div className={portrait ? styles.besidePortrait : undefined}>
            <Heading level={1}>
              <LocalizedText value={title} />
            </Heading>
          </div>
          <Untranslated title={title} intro={intro} text={text} />
          {intro && (
            <Text size="lead" tone="muted">
              <LocalizedText value={intro} />
            </Text>
          )}
          {children}
        </div>
        {(portrait ?? aside) && (
          <div className={classes(styles.aside, Boolean(portrait) && styles.portrait)}>{portrait ?? aside}</div>
        )}
      </div>
    </Container>
  </div>
)

const Untranslated = (page: PageWords): ReactElement | null => {
  const message = useMessage()
  if (!isUntranslated(useLocale(), page)) return null
  return (
    <Text size="caption" tone="muted">
      {message('ui.page.untranslated')}
    </Text>
  )
}
