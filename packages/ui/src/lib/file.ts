import type { Locale } from './locale.ts'

/** The rules for uploads. */
export interface FileRules {
  /** Media types such as `image/jpeg`, whole groups such as `image/*`, or the ends of names such as `.csv`. */
  types: readonly string[]
  /** In bytes. */
  limit: number
}

/** The problem of a chosen file. */
export type FileProblem = 'empty' | 'type' | 'size'

/** The first problem of a file, or undefined. The server checks again: the browser derives the type from the file's name. */
export const checkFile = (
  file: { name: string; type: string; size: number },
  { types, limit }: FileRules,
): FileProblem | undefined => {
  if (file.size === 0) return 'empty'
  const matches = types.some((type) => {
    // The type that a browser gives a table depends on the programs of the computer, so the file name is more reliable.
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type)
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type
  })
  if (!matches) return 'type'
  return file.size > limit ? 'size' : undefined
}

/** Bytes in readable units: "850 KB", "2,4 MB". */
export const formatBytes = (bytes: number, locale: Locale): string => {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1000, 'KB']
  const digits = unit === 'MB' ? 1 : 0
  // A file of less than half a kilobyte must not appear as 0.
  const least = bytes > 0 ? 10 ** -digits : 0
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(Math.max(value, least))} ${unit}`
}

/** The largest allowed size of a file. Whole megabytes, as people write them: 5,242,880 bytes are "5 MB", which never promises too much. */
export const formatLimit = (limit: number, locale: Locale): string =>
  formatBytes(limit >= 1_000_000 ? Math.floor(limit / 1_000_000) * 1_000_000 : limit, locale)

/** Media types as readable extensions: "JPEG, PNG, PDF". */
export const typeNames = (types: readonly string[]): string =>
  types
    .map((type) =>
      type
        .replace(/^(?:\.|.*\/)/, '')
        .replace('*', '…')
        .toUpperCase(),
    )
    .join(', ')
