import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './file-field.css.ts'

/** The pixels of each side of a preview: twice its size on the page. */
const side = 144

/** Draws the middle of a picture as large as possible. */
const draw = async (file: File, canvas: HTMLCanvasElement, isCurrent: () => boolean): Promise<void> => {
  const bitmap = await createImageBitmap(file)
  const edge = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2]
  if (isCurrent()) canvas.getContext('2d')?.drawImage(bitmap, left, top, edge, edge, 0, 0, side, side)
  bitmap.close()
}

/**
 * The chosen picture, or a symbol for another file. The picture is drawn, not loaded, so that a policy that allows only the site's own
 * pictures need not allow the addresses of files.
 */
export const FilePreview = ({ file }: { file: File }): ReactElement => {
  const ref = useRef<HTMLCanvasElement>(null)
  const [isPicture, setPicture] = useState(file.type.startsWith('image/'))
  useEffect(() => {
    let isCurrent = true
    if (ref.current) draw(file, ref.current, () => isCurrent).catch(() => setPicture(false))
    return () => {
      isCurrent = false
    }
  }, [file])
  return isPicture ? (
    <canvas ref={ref} width={side} height={side} className={styles.preview} aria-hidden="true" />
  ) : (
    <Icon name="file" size="large" />
  )
}
