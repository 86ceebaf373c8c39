import type { ReactElement } from 'react'
import { encode } from 'uqr'
import * as styles from './qr-code.css.ts'

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** The text that a scanner reads. */
  text: string
  /** The name of the code, for assistive technology. */
  label: string
}

/** The width of the light border around the code, in modules: scanners need four (ISO/IEC 18004). */
const border = 4

/** A text as a QR code, black on white in every theme. Scanners have to read it from a screen that is scratched, or half in the sun. */
export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const { data, size } = encode(text, { ecc: 'M', border })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.root}>
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
