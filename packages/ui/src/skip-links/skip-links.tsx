import type { ReactElement } from 'react'
import type { LinkItem } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './skip-links.css.ts'

/** Props of {@link SkipLinks}. */
export interface SkipLinksProps {
  /** Fragments of this page. Default: one link to the main part (`#main`). */
  items?: readonly LinkItem[] | undefined
}

/** The first tab stop of the page: a link past the header to the main part. */
export const SkipLinks = ({ items }: SkipLinksProps): ReactElement => {
  const message = useMessage()
  const links = items ?? [{ label: message('ui.skip.main'), href: '#main' }]
  return (
    <>
      {links.map((item) => (
        <a key={item.href} href={item.href} className={styles.link}>
          <LocalizedText value={item.label} />
        </a>
      ))}
    </>
  )
}
