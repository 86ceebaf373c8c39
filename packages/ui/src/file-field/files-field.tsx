import type { ReactElement, ReactNode } from 'react'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { Stack } from '../layout/layout.tsx'
import { formatLimit, typeNames } from '../lib/file.ts'
import type { FileRules } from '../lib/file.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import { Camera } from './camera.tsx'
import * as styles from './file-field.css.ts'
import { problemWords } from './problem-words.ts'
import { useFiles } from './use-files.ts'
import type { FilesOptions } from './use-files.ts'

/** Props of {@link FilesField}. */
export interface FilesFieldProps extends FieldProps, FileRules, FilesOptions {
  /** Also offers the camera on handheld devices, for one picture after another. */
  readonly camera?: 'environment' | 'user' | undefined
  /** The chosen files, as the form shows them. */
  readonly children?: ReactNode
}

/** Several files from the device or its camera, each checked when it is added. The surrounding form keeps and shows them. */
export const FilesField = (props: FilesFieldProps): ReactElement => {
  const { types, limit, files, onAdd, prepare, camera, hint, error, children, ...field } = props
  const message = useMessage()
  const locale = useLocale()
  const { input, wrong, preparing, take } = useFiles({ types, limit }, { files, onAdd, prepare })
  const rules = message('ui.file.rules', { types: typeNames(types), limit: formatLimit(limit, locale) })
  const problems = wrong.map((problem) => {
    const why = problemWords(problem, { types, limit }, message, locale)
    // The message about an empty file contains the file's name already.
    return problem.kind === 'empty' ? why : message('ui.file.notAdded', { name: problem.file.name, why })
  })
  return (
    <Field
      {...field}
      hint={hint ? `${hint} (${rules})` : rules}
      error={problems.length > 0 ? problems.join(' ') : error}
    >
      {(control) => (
        <Stack gap="xs">
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="file"
            multiple
            accept={types.join(',')}
            onChange={(event) => take(event.currentTarget.files)}
          />
          {camera && <Camera facing={camera} types={types} take={take} label={field.label} />}
          <div role="status">{preparing && <p className={styles.name}>{message('ui.file.preparing')}</p>}</div>
          {children}
        </Stack>
      )}
    </Field>
  )
}
