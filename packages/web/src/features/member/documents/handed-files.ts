import type { FileToHandIn } from '@hospital/ui/records'

/** A file of a hand-in, as the form shows it. */
export interface HandedFile extends FileToHandIn {
  /** Whether it may have arrived: it was sent, and no answer came. */
  readonly isUnsure?: boolean | undefined
}

/** What may become of a file. */
export type FileChange = Omit<Partial<HandedFile>, 'id' | 'file'>

/**
 * Those to send when the form is sent: all that have not arrived. One that may have arrived goes out again only when nothing else is left,
 * since the person has read by then that the list of documents tells.
 */
export const toSend = (files: readonly HandedFile[]): readonly HandedFile[] => {
  const open = files.filter(({ state }) => state !== 'arrived')
  const sure = open.filter(({ isUnsure }) => !isUnsure)
  return sure.length > 0 ? sure : open
}

/** The files with what has become of some of them. */
export const withChange = (
  files: readonly HandedFile[],
  ids: readonly string[],
  change: FileChange,
): readonly HandedFile[] => files.map((file) => (ids.includes(file.id) ? { ...file, ...change } : file))

/** The files that the form shows after the last one was sent. If some did not arrive, the arrived ones stay in the list too. */
export const afterwards = (files: readonly HandedFile[]): readonly HandedFile[] => {
  const still = files.map((file) => (file.state === 'arrived' ? file : { ...file, state: undefined }))
  return still.every(({ state }) => state === 'arrived') ? [] : still
}
