import type { QrCode } from '@hospital/ui'
import { encode } from 'uqr'

/** Modules that stay empty around a code: the standard's number. */
const quietZone = 4

/** The dark modules of a row as lines from their first one on. */
const rowPath = (row: readonly boolean[], y: number): string => {
  const runs: { start: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last.start + last.length === x) last.length += 1
    else runs.push({ start: x, length: 1 })
  }
  return runs.map(({ start, length }) => `M${start} ${y}.5h${length}`).join('')
}

/** A text as a QR code. The code is printed where everybody can see it, so the text must not name a person. */
export const qrCode = (text: string): QrCode => {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  return { size, path: data.map(rowPath).join('') }
}

/** The address of a page on paper, as text and as a code. */
export const printedAddress = (url: string): { readonly url: string; readonly code: QrCode } => ({
  url,
  code: qrCode(url),
})
