import type { ReactElement } from 'react'
import { buttonClass } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { formatBytes, typeNames } from '../lib/file.ts'
import type { FileRules } from '../lib/file.ts'
import { useLocale } from '../lib/locale.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './file-field.css.ts'
import { FilePreview } from './file-preview.tsx'
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
  /** Makes what is sent of what was chosen, such as a smaller picture; the size of that counts. Never rejects. */
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
  const rules = message('ui.file.rules', { types: typeNames(types), limit: formatBytes(limit, locale) })
  return (
    <Field {...field} hint={hint ? `${hint} (${rules})` : rules} error={useProblem(chosen, { types, limit }) ?? error}>
      {(control) => (
        <div className={styles.root}>
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
        </div>
      )}
    </Field>
  )
}

const useProblem = ({ problem }: ChosenFile, { types, limit }: FileRules): string | undefined => {
  const message = useMessage()
  const locale = useLocale()
  if (!problem) return undefined
  if (problem.kind === 'empty') return message('ui.file.empty', { name: problem.file.name })
  if (problem.kind === 'type') return message('ui.file.wrongType', { types: typeNames(types) })
  return message('ui.file.tooLarge', {
    size: formatBytes(problem.file.size, locale),
    limit: formatBytes(limit, locale),
  })
}

interface CameraProps {
  facing: 'environment' | 'user'
  types: readonly string[]
  take: ChosenFile['take']
  label: string
}

/** Not sent itself: its photograph is moved to the field. Hidden without script or on other than handheld devices. */
const Camera = ({ facing, types, take, label }: CameraProps): ReactElement | null => {
  const message = useMessage()
  if (!useHydrated()) return null
  const accept = types.filter((type) => type.startsWith('image/')).join(',')
  return (
    <label className={styles.camera}>
      <input
        type="file"
        className={styles.cameraInput}
        accept={accept}
        capture={facing}
        aria-label={`${message('ui.file.camera')}: ${label}`}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <span className={buttonClass({ tone: 'secondary', wide: true })}>
        <Icon name="camera" />
        {message('ui.file.camera')}
      </span>
    </label>
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
