import { useId } from 'react'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Progress } from '../feedback/progress.tsx'
import { FieldNotes } from '../field/field.tsx'
import { SelectField } from '../field/select-field.tsx'
import type { SelectOption } from '../field/select-field.tsx'
import * as fileStyles from '../file-field/file-field.css.ts'
import { FilePreview } from '../file-field/file-preview.tsx'
import { Icon } from '../icon/icon.tsx'
import type { Localizable } from '../lib/content.ts'
import { formatBytes } from '../lib/file.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './guarantor-documents.css.ts'

/** The state of a file on its way to the hospital: it waits for the files before it, is being sent, or has arrived. */
export type FileState = 'waiting' | 'sending' | 'arrived'

/** A chosen file of a hand-in. */
export interface FileToHandIn {
  readonly id: string
  readonly file: File
  /** The kind chosen for this file. Default: the kind chosen for all files. */
  readonly kind?: string | undefined
  /** Undefined before the file is on its way. */
  readonly state?: FileState | undefined
  /** The share of the file that has been sent, from 0 to 1; undefined if unknown. */
  readonly sent?: number | undefined
  /** Why the file did not arrive, or may not have arrived. */
  readonly problem?: Localizable | undefined
}

interface FilesToHandInProps {
  readonly files: readonly FileToHandIn[]
  readonly kinds: readonly SelectOption[]
  /** The kind chosen for all files. */
  readonly kind: string
  /** Whether each file shows its kind: with more than one, the kinds may differ. */
  readonly areSeveral: boolean
  /** Whether some files are on their way: then nothing can be changed. */
  readonly isSending: boolean
  readonly onKind: (id: string, kind: string) => void
  readonly onRemove: (id: string) => void
}

/** The chosen files: the kind, the progress and the outcome of each. */
export const FilesToHandIn = ({ files, ...props }: FilesToHandInProps): ReactElement => (
  <ul role="list" className={styles.files}>
    {files.map((file) => (
      <li key={file.id} className={styles.file}>
        <FileRow {...props} row={file} />
      </li>
    ))}
  </ul>
)

interface FileRowProps extends Omit<FilesToHandInProps, 'files'> {
  readonly row: FileToHandIn
}

const FileRow = ({ row, kinds, kind, areSeveral, isSending, onKind, onRemove }: FileRowProps): ReactElement => {
  const { id, file, state } = row
  const message = useMessage()
  const locale = useLocale()
  const own = useId()
  const isOpen = !isSending && state !== 'arrived'
  const chosen = row.kind ?? kind
  return (
    <>
      <div className={fileStyles.chosen}>
        <FilePreview file={file} />
        <p className={fileStyles.name}>
          {message('ui.file.chosen', { name: file.name, size: formatBytes(file.size, locale) })}
        </p>
        {isOpen && (
          <IconButton
            icon="close"
            label={message('ui.file.remove', { name: file.name })}
            onClick={() => onRemove(id)}
          />
        )}
      </div>
      {areSeveral && isOpen && (
        <SelectField
          // A new key, so that the field shows the choice for all files until this file has its own.
          key={chosen}
          name={own}
          label={message('ui.handIn.kind.of', { name: file.name })}
          any={message('ui.handIn.kind.choose')}
          value={chosen}
          options={kinds}
          onChange={(value) => onKind(id, value)}
        />
      )}
      {state === 'waiting' && <Text tone="muted">{message('ui.handIn.waiting')}</Text>}
      {state === 'sending' && <Progress label={message('ui.handIn.sending', { name: file.name })} value={row.sent} />}
      {state === 'arrived' && (
        <p className={styles.arrived}>
          <Icon name="check" size="small" /> {message('ui.handIn.arrived')}
        </p>
      )}
      {areSeveral && <FieldNotes id={own} hint={undefined} error={row.problem} />}
    </>
  )
}
