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
  /** The part that could not be shown, such as "Daftar artikel belum dapat ditampilkan". Default: a general sentence. */
  title?: string | undefined
  /** The advice to the visitor. Default: "Try again in a moment". */
  message?: string | undefined
  /** The URL of this page, to retry without script. */
  retryHref?: string | undefined
  /** Retries in place; preferred to `retryHref` if both are given. */
  onRetry?: (() => void) | undefined
}

/**
 * Replaces a section of a page that failed while the rest works. It says so calmly, and
 * offers a retry if possible.
 */
export const SectionError = ({ title, message: hint, retryHref, onRetry }: SectionErrorProps): ReactElement => {
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
