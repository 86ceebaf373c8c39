import type { ReactElement } from 'react'
import { formatBytes } from '../lib/file.ts'
import { formatDate } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'
import { uniqueKeys } from '../lib/unique-keys.ts'
import { Link } from '../link/link.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './visit-history.css.ts'

/** A letter that the hospital wrote about a visit. */
export interface VisitLetter {
  /** The kind of the letter, such as "Surat sakit". */
  readonly kind: string
  /** The day on the letter, `YYYY-MM-DD`. */
  readonly day: string
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** The address of the file; it opens in a new tab. */
  readonly href?: string | undefined
}

/** The letters of a visit, each with its day and its file. */
export const VisitLetters = ({ letters }: { readonly letters: readonly VisitLetter[] }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  // Two letters may have the same file name. The address cannot be the key: it changes when the letter is read again, and the focus has to
  // stay.
  const keys = uniqueKeys(letters, ({ fileName }) => fileName)
  return (
    <div>
      <Text as="strong" size="caption" tone="brand">
        {message('ui.visit.letters')}
      </Text>
      <ul className={styles.list}>
        {letters.map(({ kind, day, fileName, size, href }, index) => (
          <li key={keys[index]}>
            {href ? (
              <Link
                href={href}
                target="_blank"
                aria-label={message('ui.visit.letter.open', { kind, day: formatDate(day, locale) })}
              >
                {kind}
              </Link>
            ) : (
              <span>{kind}</span>
            )}
            <Text size="caption" tone="muted">
              <span>{formatDate(day, locale)}</span>
              {' · '}
              <Verbatim>{fileName}</Verbatim> <span>{`(${formatBytes(size, locale)})`}</span>
            </Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
