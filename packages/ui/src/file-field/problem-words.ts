import { formatBytes, formatLimit, typeNames } from '../lib/file.ts'
import type { FileProblem, FileRules } from '../lib/file.ts'
import type { Locale } from '../lib/locale.ts'
import type { useMessage } from '../messages/use-message.ts'

/** A file that breaks the rules, and its problem. */
export interface WrongFile {
  readonly kind: FileProblem
  readonly file: File
}

/** The problem of a file, in words. */
export const problemWords = (
  { kind, file }: WrongFile,
  { types, limit }: FileRules,
  message: ReturnType<typeof useMessage>,
  locale: Locale,
): string => {
  if (kind === 'empty') return message('ui.file.empty', { name: file.name })
  if (kind === 'type') return message('ui.file.wrongType', { types: typeNames(types) })
  return message('ui.file.tooLarge', { size: formatBytes(file.size, locale), limit: formatLimit(limit, locale) })
}
