import type { ReactElement, ReactNode } from 'react'
import { Moment } from '../facts/moment.tsx'
import { Tag } from '../facts/tag.tsx'
import type { TagProps } from '../facts/tag.tsx'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { formatBytes } from '../lib/file.ts'
import { useLocale } from '../lib/locale.ts'
import { Link } from '../link/link.tsx'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import * as styles from './guarantor-documents.css.ts'

/** Whether the hospital has checked a document, and the outcome. */
export type GuarantorDocumentState = 'checking' | 'accepted' | 'refused' | 'expired'

/** A document that was handed in. */
export interface GuarantorDocumentItem {
  readonly id: string
  /** The kind of the document, such as "Kartu asuransi". */
  readonly kind: string
  readonly state: GuarantorDocumentState
  /** The hospital's remark on it, such as why it was refused. */
  readonly remark?: Localizable | undefined
  /** The thing it belongs to, such as the day of an appointment. */
  readonly about?: string | undefined
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** The instant of the hand-in. */
  readonly at: string
  /** The address of the file; it opens in a new tab. */
  readonly href?: string | undefined
  /** An action on it, such as a button to hand it in again. */
  readonly action?: ReactNode
}

/** Props of {@link GuarantorDocuments}. */
export interface GuarantorDocumentsProps {
  readonly documents: readonly GuarantorDocumentItem[]
  /** Default: 3. */
  readonly level?: HeadingLevel | undefined
}

const states: Readonly<Record<GuarantorDocumentState, readonly [TagProps['tone'], UiMessageId, UiMessageId]>> = {
  checking: ['notice', 'ui.document.checking', 'ui.document.checking.next'],
  accepted: ['good', 'ui.document.accepted', 'ui.document.accepted.next'],
  refused: ['notice', 'ui.document.refused', 'ui.document.refused.next'],
  expired: ['notice', 'ui.document.expired', 'ui.document.expired.next'],
}

/** Documents that prove who pays: the kind of each, whether it is accepted, and what to do next. */
export const GuarantorDocuments = ({ documents, level = 3 }: GuarantorDocumentsProps): ReactElement => (
  <ul role="list" className={styles.list}>
    {documents.map((document) => (
      <li key={document.id} className={styles.document}>
        <GuarantorDocument {...document} level={level} />
      </li>
    ))}
  </ul>
)

const GuarantorDocument = ({
  kind,
  state,
  remark,
  about,
  fileName,
  size,
  at,
  href,
  action,
  level,
}: GuarantorDocumentItem & { readonly level: HeadingLevel }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [tone, word, next] = states[state]
  return (
    <>
      <Heading level={level} size={4}>
        {kind}
      </Heading>
      <Tag tone={tone}>{message(word)}</Tag>
      {remark && (
        <Text>
          <LocalizedText value={remark} />
        </Text>
      )}
      <Text tone="muted">{message(next)}</Text>
      {about && <Text>{about}</Text>}
      <Text size="caption" tone="muted">
        {message('ui.document.sent')} <Moment at={at} />
        {' · '}
        <Verbatim>{fileName}</Verbatim> <span>{`(${formatBytes(size, locale)})`}</span>
      </Text>
      {(href ?? action) && (
        <div className={styles.buttons} data-print="hide">
          {href && (
            <Link
              look="action"
              href={href}
              target="_blank"
              aria-label={message('ui.document.openName', { name: fileName })}
            >
              {message('ui.document.open')}
            </Link>
          )}
          {action}
        </div>
      )}
    </>
  )
}
