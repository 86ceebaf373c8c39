import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { Stack } from '../layout/layout.tsx'
import { formatBytes, formatLimit, typeNames } from '../lib/file.ts'
import type { FileRules } from '../lib/file.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import { Camera } from './camera.tsx'
import * as styles from './file-field.css.ts'
import { FilePreview } from './file-preview.tsx'
import { problemWords } from './problem-words.ts'
import { useFile } from './use-file.ts'
import type { ChosenFile } from './use-file.ts'

/** Props of {@link FileField}. */
export interface FileFieldProps extends FieldProps, FileRules {
  /** The name it is sent under. */
  name: string
  /** Also offers the camera on handheld devices: `environment` for papers, `user` for faces. */
  camera?: 'environment' | 'user' | undefined
  /** Called with the file once it has passed the checks, and with undefined when it is removed. */
  onChange?: ((file: File | undefined) => void) | undefined
  /** Makes the file to send from the chosen one, such as a smaller picture. Its size is checked, not the chosen file's. Never rejects. */
  prepare?: ((file: File) => Promise<File>) | undefined
}

/** A file from the device or its camera, checked and previewed before it is sent. A plain file input without script. */
export const FileField = ({
  name,
  types,
  limit,
  camera,
  onChange,
  prepare,
  hint,
  error,
  ...field
}: FileFieldProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const chosen = useFile({ types, limit }, { onChange, prepare })
  const problem = chosen.problem && problemWords(chosen.problem, { types, limit }, message, locale)
  const rules = message('ui.file.rules', { types: typeNames(types), limit: formatLimit(limit, locale) })
  return (
    <Field {...field} hint={hint ? `${hint} (${rules})` : rules} error={problem ?? error}>
      {(control) => (
        <Stack gap="xs">
          <input
            {...control}
            ref={chosen.input}
            className={styles.input}
            type="file"
            name={name}
            accept={types.join(',')}
            onChange={(event) => chosen.take(event.currentTarget.files)}
          />
          {camera && <Camera facing={camera} types={types} take={chosen.take} label={field.label} />}
          <div role="status">
            {chosen.preparing && <p className={styles.name}>{message('ui.file.preparing')}</p>}
            {chosen.file && <Chosen {...chosen} file={chosen.file} />}
          </div>
        </Stack>
      )}
    </Field>
  )
}

const Chosen = ({ file, clear }: ChosenFile & { file: File }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <div className={styles.chosen}>
      <FilePreview key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />
      <p className={styles.name}>
        {message('ui.file.chosen', { name: file.name, size: formatBytes(file.size, locale) })}
      </p>
      <IconButton icon="close" label={message('ui.file.remove', { name: file.name })} onClick={clear} />
    </div>
  )
}
