import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'
import { ground } from '../kawung/kawung.css.ts'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './feedback.css.ts'

/** Props of {@link SectionError}. */
export interface SectionErrorProps {
  /** What could not be shown, such as "Daftar artikel belum dapat ditampilkan". A general sentence unless told. */
  title?: string | undefined
  /** What to do about it. "Try again in a moment" unless told. */
  message?: string | undefined
  /** The address of this page: works without script. */
  retryHref?: string | undefined
  /** Tries again in place; preferred to `retryHref` where both are given. */
  onRetry?: (() => void) | undefined
}

/**
 * Stands where one part of a page failed while the rest is well. It says so without alarm, and
 * offers another try where there is one.
 */
export function SectionError({ title, message: hint, retryHref, onRetry }: SectionErrorProps): ReactElement {
  const message = useMessage()
  const again = message('ui.retry')
  return (
    <div role="status" className={classes(styles.panel, ground)}>
      <div className={styles.words}>
        <Text as="strong" size="lead">
          {title ?? message('ui.sectionError.title')}
        </Text>
        <Text tone="muted">{hint ?? message('ui.sectionError.message')}</Text>
        {onRetry ? (
          <Button tone="secondary" icon="retry" onClick={onRetry}>
            {again}
          </Button>
        ) : (
          retryHref && (
            <LinkButton tone="secondary" icon="retry" href={retryHref}>
              {again}
            </LinkButton>
          )
        )}
      </div>
    </div>
  )
}
