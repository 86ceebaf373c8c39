import type { ReactElement } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './file-field.css.ts'

interface CameraProps {
  facing: 'environment' | 'user'
  types: readonly string[]
  take: (files: FileList | null) => void
  label: string
}

/** An input that is not sent itself: its photograph is moved to the field. Hidden without script, and on devices that are not handheld. */
export const Camera = ({ facing, types, take, label }: CameraProps): ReactElement | null => {
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
