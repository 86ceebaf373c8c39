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
import * as styles from './page-opening.css.ts'

/** Props of {@link PageOpening}. */
export interface PageOpeningProps {
  /** The heading of the page. */
  title: Localizable
  /** The purpose of the page, in a sentence. */
  intro?: Localizable | undefined
  /** The formatted text of the page, which is shown below. If it is not translated, the opening says so. */
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

/** The head of every page but the home page: breadcrumbs, title, introduction and actions. Says so if the page is not translated. */
export const PageOpening = (props: PageOpeningProps): ReactElement => {
  const { title, intro, trail, children, aside, portrait } = props
  const message = useMessage()
  const isOther = isUntranslated(useLocale(), props)
  return (
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
            {isOther && (
              <Text size="caption" tone="muted">
                {message('ui.page.untranslated')}
              </Text>
            )}
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
}
