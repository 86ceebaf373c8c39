/** How the characters of a file are written. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of a file, or why it has none: it is empty, or it is no text, such as a workbook of a spreadsheet. */
export type DecodedFile =
  | { readonly text: string; readonly encoding: FileEncoding }
  | { readonly problem: 'empty' | 'binary' }

const startsWith = (bytes: Uint8Array, ...beginning: number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte)

/** The encoding that a byte order mark tells. */
const markedEncoding = (bytes: Uint8Array): FileEncoding | undefined => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined
}

/** Undefined if the bytes are not in that encoding. */
const textIn = (bytes: Uint8Array, encoding: FileEncoding): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Texts have no such character; workbooks, pictures and UTF-16 without a mark are full of them. */
const isBinary = (text: string): boolean => text.includes('\0')

/**
 * The text of a file, without a byte order mark. A mark tells the encoding; without one it is UTF-8, and where the bytes are no
 * UTF-8, windows-1252, in which older spreadsheets of Western languages save.
 */
export const decodeFile = (bytes: Uint8Array): DecodedFile => {
  const marked = markedEncoding(bytes)
  const encodings: readonly FileEncoding[] = marked ? [marked] : ['utf-8', 'windows-1252']
  for (const encoding of encodings) {
    const text = textIn(bytes, encoding)
    if (text === undefined) continue
    if (isBinary(text)) return { problem: 'binary' }
    return text.trim() === '' ? { problem: 'empty' } : { text, encoding }
  }
  return { problem: 'binary' }
}
