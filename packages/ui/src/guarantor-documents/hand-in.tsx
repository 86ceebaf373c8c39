import { useState } from 'react'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { SelectField } from '../field/select-field.tsx'
import type { SelectOption } from '../field/select-field.tsx'
import { FilesField } from '../file-field/files-field.tsx'
import type { FilesFieldProps } from '../file-field/files-field.tsx'
import type { Localizable } from '../lib/content.ts'
import type { FileRules } from '../lib/file.ts'
import { useMessage } from '../messages/use-message.ts'
import type { UiMessageId } from '../messages/use-message.ts'
import { FilesToHandIn } from './files-to-hand-in.tsx'
import type { FileToHandIn } from './files-to-hand-in.tsx'
import * as styles from './guarantor-documents.css.ts'

/** Props of {@link HandIn}. */
export interface HandInProps extends FileRules {
  /** The prefix of the ids of its fields. */
  readonly id: string
  /** The kinds of documents. */
  readonly kinds: readonly SelectOption[]
  /** The initial kind. Default: none. */
  readonly kind?: string | undefined
  /** The chosen files, with the outcome of each sent one. */
  readonly files: readonly FileToHandIn[]
  /** Makes a file smaller before it is checked; see FilesField. */
  readonly prepare?: FilesFieldProps['prepare']
  /** The server's message about the kind. A message about a file is with that file. */
  readonly kindProblem?: Localizable | undefined
  /** Whether files are on their way. */
  readonly isSending: boolean
  /** Called with each file that has passed the checks. */
  readonly onAdd: (file: File) => void
  /** Called with the id and the kind of one of several files. */
  readonly onKind: (id: string, kind: string) => void
  readonly onRemove: (id: string) => void
  /** Called once each file has a kind, with the kind for files without their own. */
  readonly onHandIn: (kind: string) => void
  /** Stops the sending. */
  readonly onCancel: () => void
  /** The outcome of the last hand-in. */
  readonly children?: ReactNode
}

/** Hands in documents: their kinds, the files, their progress, and a button to stop. */
export const HandIn = (props: HandInProps): ReactElement => {
  const { id, kinds, files, types, limit, prepare, isSending, onAdd, onKind, onRemove, onCancel, children } = props
  const message = useMessage()
  const [kind, setKind] = useState(props.kind ?? '')
  const { missing, onSubmit } = useCheck(props, kind)
  const areSeveral = files.length > 1
  const open = files.filter(({ state }) => state !== 'arrived')
  const remove = (file: string) => {
    onRemove(file)
    document.getElementById(`${id}-file`)?.focus()
  }
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      {children}
      <SelectField
        id={`${id}-kind`}
        name="kind"
        label={message('ui.handIn.kind')}
        hint={areSeveral ? message('ui.handIn.kind.all') : undefined}
        any={message('ui.handIn.kind.choose')}
        value={props.kind}
        options={kinds}
        error={missing?.kind ? message('ui.handIn.kind.missing') : props.kindProblem}
        onChange={setKind}
      />
      <FilesField
        id={`${id}-file`}
        label={message('ui.handIn.file')}
        hint={message('ui.handIn.file.several')}
        types={types}
        limit={limit}
        files={open.map(({ file }) => file)}
        onAdd={onAdd}
        prepare={prepare}
        camera="environment"
        error={missing?.file && files.length === 0 ? message('ui.handIn.file.missing') : alone(files)?.problem}
      >
        {files.length > 0 && (
          <FilesToHandIn {...{ files, kinds, kind, areSeveral, isSending, onKind }} onRemove={remove} />
        )}
      </FilesField>
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending}>
          {message(sendWord(files.length, open.length, isSending))}
        </Button>
        {isSending && (
          <Button tone="secondary" onClick={onCancel}>
            {message('ui.handIn.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

const sendWord = (count: number, open: number, isSending: boolean): UiMessageId => {
  if (count <= 1) return 'ui.handIn.send'
  return open < count && !isSending ? 'ui.handIn.send.rest' : 'ui.handIn.send.several'
}

/** The only file. Its problem is shown by the field, as in forms with a single file. */
const alone = (files: readonly FileToHandIn[]): FileToHandIn | undefined => (files.length === 1 ? files[0] : undefined)

/** Names missing choices, focuses the first one, and hands in a complete form. */
const useCheck = ({ files, isSending, onHandIn }: HandInProps, kind: string) => {
  const [missing, setMissing] = useState<{ kind: boolean; file: boolean }>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const isChosen = kind !== '' || (files.length > 0 && files.every((file) => Boolean(file.kind)))
    setMissing({ kind: !isChosen, file: files.length === 0 })
    if (isChosen && files.length > 0) return onHandIn(kind)
    event.currentTarget.querySelector<HTMLElement>(isChosen ? 'input[type=file]' : 'select')?.focus()
  }
  return { missing, onSubmit }
}
