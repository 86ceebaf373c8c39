import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { ground } from '../kawung/kawung.css.ts'
import { classes } from '../lib/classes.ts'
import { telHref } from '../lib/phone.ts'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { PhoneNumber } from '../typography/phone-number.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './feedback.css.ts'

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  /** What happened, in a sentence; the title of the page. */
  title: string
  /** What to do now. */
  message?: string | undefined
  /** The way out, usually to the home page. */
  action: { href: string; label: string }
  /** The number to call if the action does not help. */
  phone?: string | undefined
}

/** Replaces a page that failed: what happened, what to do, and whom to call. */
export const ErrorPage = ({ title, message: hint, action, phone = '' }: ErrorPageProps): ReactElement => {
  const message = useMessage()
  const tel = telHref(phone)
  return (
    <div className={classes(styles.errorPage, ground)}>
      <div className={styles.sheet}>
        <KawungMark size="large" />
        <Heading level={1} size={2}>
          {title}
        </Heading>
        {hint && <Text tone="muted">{hint}</Text>}
        <div className={styles.actions}>
          <LinkButton href={action.href}>{action.label}</LinkButton>
          {tel && (
            <LinkButton tone="secondary" icon="phone" href={tel}>
              <span>
                {message('ui.contact.call')} <PhoneNumber number={phone} />
              </span>
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
