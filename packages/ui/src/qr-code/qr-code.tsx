import type { ReactElement } from 'react'
import { encode } from 'uqr'
import * as styles from './qr-code.css.ts'

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What a scanner reads. */
  text: string
  /** What it is, for assistive technology. */
  label: string
}

/** Modules of light around the code: scanners need four (ISO/IEC 18004). */
const border = 4

/** A text as a QR code, black on white in every theme. It is read from a screen that is scratched, or half in the sun. */
export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const { data, size } = encode(text, { ecc: 'M', border })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.root}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
