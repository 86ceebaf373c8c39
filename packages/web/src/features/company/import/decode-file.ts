/** The encoding of a file. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** The text of a file, or why it has none: the file is empty, or is not a text, such as a workbook of a spreadsheet. */
export type DecodedFile =
  | { readonly text: string; readonly encoding: FileEncoding }
  | { readonly problem: 'empty' | 'binary' }

const startsWith = (bytes: Uint8Array, ...beginning: number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte)

/** The encoding that a byte order mark names. */
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

/** Whether a text is really binary. Texts never have this character; workbooks, pictures and UTF-16 without a mark are full of it. */
const isBinary = (text: string): boolean => text.includes('\0')

/**
 * The text of a file, without its byte order mark. The mark names the encoding. Without a mark the file is read as UTF-8, or, if the bytes
 * are not valid UTF-8, as windows-1252, in which older spreadsheets of Western languages save.
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
