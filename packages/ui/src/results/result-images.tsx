import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Inline, Stack } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './results.css.ts'

/** A picture of an examination. */
export interface ResultImage {
  /** Stays the same when the address is signed again, so that its button keeps the focus. */
  id: string
  /** The title of the picture, such as "Proyeksi PA". */
  title: string
  src: string
  /** A small copy. Default: the picture itself. */
  thumbnail?: string | undefined
  /** Pixels. */
  width: number
  height: number
}

const closest = 3

/** The pictures of an examination. Each opens in a dialog, where it can be enlarged and moved. */
export const ResultImages = ({ images, lang }: { images: readonly ResultImage[]; lang?: string }): ReactElement => {
  const message = useMessage()
  const [shown, setShown] = useState<ResultImage>()
  return (
    <>
      <ul role="list" className={styles.thumbnails}>
        {images.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              lang={lang}
              className={styles.thumbnail}
              aria-haspopup="dialog"
              onClick={() => setShown(image)}
            >
              <img
                src={image.thumbnail ?? image.src}
                alt={message('ui.result.image', { title: image.title })}
                width={image.width}
                height={image.height}
                loading="lazy"
                decoding="async"
                className={styles.picture}
              />
              <span aria-hidden="true">{image.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <Enlarged key={shown.src} image={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

const Enlarged = ({ image, onClose }: { image: ResultImage; onClose: () => void }): ReactElement => {
  const message = useMessage()
  const [zoom, setZoom] = useState<keyof typeof styles.zoom>(1)
  const change = (step: 1 | -1) => setZoom((now) => (step === 1 ? (now === 1 ? 2 : closest) : now === closest ? 2 : 1))
  return (
    <Dialog open onClose={onClose} title={image.title} width="broad">
      <Stack gap="sm">
        <Inline gap="sm">
          <Button tone="secondary" size="compact" aria-disabled={zoom === closest} onClick={() => change(1)}>
            {message('ui.result.image.larger')}
          </Button>
          <Button tone="secondary" size="compact" aria-disabled={zoom === 1} onClick={() => change(-1)}>
            {message('ui.result.image.smaller')}
          </Button>
          <span role="status">{message('ui.result.image.zoom', { percent: zoom * 100 })}</span>
        </Inline>
        {/* The arrow keys scroll a picture that is larger than its box. */}
        <div role="region" aria-label={image.title} tabIndex={0} className={styles.viewport}>
          <img
            src={image.src}
            alt={message('ui.result.image', { title: image.title })}
            width={image.width}
            height={image.height}
            className={classes(styles.full, styles.zoom[zoom])}
          />
        </div>
      </Stack>
    </Dialog>
  )
}
