import type { FileToHandIn } from '@hospital/ui/records'

/** A file of a hand-in, as the form shows it. */
export interface HandedFile extends FileToHandIn {
  /** Whether the file may have arrived: it was sent, but no answer came. */
  readonly isUnsure?: boolean | undefined
}

/** A change to the state of a file. */
export type FileChange = Omit<Partial<HandedFile>, 'id' | 'file'>

/**
 * The files to send: all that have not arrived. A file that may have arrived is sent again only when no other file is left: by then the
 * patient has read that the list of documents shows whether it arrived.
 */
export const toSend = (files: readonly HandedFile[]): readonly HandedFile[] => {
  const open = files.filter(({ state }) => state !== 'arrived')
  const sure = open.filter(({ isUnsure }) => !isUnsure)
  return sure.length > 0 ? sure : open
}

/** The files, with a change applied to some of them. */
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
