import type { ReactElement } from 'react'
import type { Localizable } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './print-head.css.ts'

/** A QR code as the path of lines that are one unit wide. */
export interface QrCode {
  /** Units on a side, the quiet zone included. */
  readonly size: number
  readonly path: string
}

/** Props of {@link PrintHead}. */
export interface PrintHeadProps {
  /** The owner of the page, such as the hospital. */
  name: string
  /** The address of the owner and how to reach it, a line each. */
  lines: readonly Localizable[]
  /** The content of the code as text: the address of the page. */
  words: string
  code: QrCode
  /** The name of the code, for assistive technology. Default: the address of the page. */
  label?: string | undefined
}

/**
 * Only on paper, above everything: the owner of the page, the day, and the page's address as a QR code. Parts that are useless on paper are
 * left out.
 */
export const PrintHead = ({ name, lines, words, code, label }: PrintHeadProps): ReactElement => {
  const message = useMessage()
  return (
    <div className={styles.root} data-print="only">
      <div>
        <p className={styles.name}>{name}</p>
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines hold no state
          <p key={place}>
            <LocalizedText value={line} />
          </p>
        ))}
        <p>{words}</p>
      </div>
      <svg
        role="img"
        aria-label={label ?? message('ui.print.code')}
        viewBox={`0 0 ${code.size} ${code.size}`}
        className={styles.code}
      >
        <path d={code.path} stroke="#000" />
      </svg>
    </div>
  )
}
