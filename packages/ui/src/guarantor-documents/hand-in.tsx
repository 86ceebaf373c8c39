import { useState } from 'react'
import type { FormEvent, ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Progress } from '../feedback/progress.tsx'
import { SelectField } from '../field/select-field.tsx'
import type { SelectOption } from '../field/select-field.tsx'
import { FileField } from '../file-field/file-field.tsx'
import type { FileFieldProps } from '../file-field/file-field.tsx'
import type { Localizable } from '../lib/content.ts'
import type { FileRules } from '../lib/file.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './guarantor-documents.css.ts'

/** Props of {@link HandIn}. */
export interface HandInProps extends FileRules {
  /** What the ids of its fields begin with. */
  readonly id: string
  /** The kinds of documents. */
  readonly kinds: readonly SelectOption[]
  /** Makes a file smaller before it is checked; see FileField. */
  readonly prepare?: FileFieldProps['prepare']
  /** The kind that is chosen at first. Default: none. */
  readonly kind?: string | undefined
  /** What the server says of the kind and of the file. */
  readonly problems?: { readonly kind?: Localizable | undefined; readonly file?: Localizable | undefined } | undefined
  /** While a file is on its way: how much has arrived, from 0 to 1, or undefined if that is not known. */
  readonly sending?: { readonly value: number | undefined } | undefined
  /** Called with a kind and with a file that has passed the checks. */
  readonly onHandIn: (kind: string, file: File) => void
  /** Ends what is being sent. */
  readonly onCancel: () => void
  /** The outcome of the last one. */
  readonly children?: ReactNode
}

/** Hands in one document: what it is, the file, its way to the hospital, and how to stop that. */
export const HandIn = (props: HandInProps): ReactElement => {
  const { id, kinds, kind, problems, types, limit, prepare, sending, onHandIn, onCancel, children } = props
  const message = useMessage()
  const [file, setFile] = useState<File>()
  const [missing, setMissing] = useState<{ kind: boolean; file: boolean }>()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const chosen = new FormData(form).get('kind')
    const isChosen = typeof chosen === 'string' && chosen !== ''
    setMissing({ kind: !isChosen, file: file === undefined })
    if (isChosen && file) return onHandIn(chosen, file)
    form.querySelector<HTMLElement>(isChosen ? 'input[type=file]' : 'select')?.focus()
  }
  return (
    <form noValidate onSubmit={onSubmit} className={styles.form}>
      {children}
      <SelectField
        id={`${id}-kind`}
        name="kind"
        label={message('ui.handIn.kind')}
        any={message('ui.handIn.kind.choose')}
        value={kind}
        options={kinds}
        error={missing?.kind ? message('ui.handIn.kind.missing') : problems?.kind}
      />
      <FileField
        id={`${id}-file`}
        name="file"
        label={message('ui.handIn.file')}
        types={types}
        limit={limit}
        prepare={prepare}
        camera="environment"
        error={missing?.file && !file ? message('ui.handIn.file.missing') : problems?.file}
        onChange={setFile}
      />
      {sending && <Progress label={message('ui.handIn.sending')} value={sending.value} />}
      <div className={styles.buttons}>
        <Button type="submit" busy={sending !== undefined}>
          {message('ui.handIn.send')}
        </Button>
        {sending && (
          <Button tone="secondary" onClick={onCancel}>
            {message('ui.handIn.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
