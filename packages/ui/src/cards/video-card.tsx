import { useState } from 'react'
import type { ReactElement } from 'react'
import { Card, CardTitle } from '../card/card.tsx'
import { CalendarDate } from '../facts/calendar-date.tsx'
import { Icon } from '../icon/icon.tsx'
import type { HeadingLevel, ImageSource, Localizable } from '../lib/content.ts'
import { plainText } from '../lib/content.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './video-card.css.ts'

/** Props of {@link VideoCard}. */
export interface VideoCardProps {
  title: Localizable
  /** The video's id on YouTube. */
  videoId: string
  thumbnail?: ImageSource | undefined
  /** Calendar date, `YYYY-MM-DD`. */
  published?: string | undefined
  level?: HeadingLevel | undefined
}

/**
 * A video that is fetched only when the visitor presses play: until then no request goes to another
 * site. Without script the picture is a link to the video.
 */
export const VideoCard = ({ title, videoId, thumbnail, published, level }: VideoCardProps): ReactElement => {
  const [playing, setPlaying] = useState(false)
  const name = plainText(title)
  const media = (
    <div className={styles.stage}>
      {playing ? (
        <Player videoId={videoId} name={name} />
      ) : (
        <Start videoId={videoId} name={name} thumbnail={thumbnail} onPlay={() => setPlaying(true)} />
      )}
    </div>
  )
  return (
    <Card as="article" compact media={media}>
      <CardTitle level={level} title={title} />
      {published && (
        <Text size="caption" tone="muted">
          <CalendarDate date={published} />
        </Text>
      )}
    </Card>
  )
}

interface StartProps {
  videoId: string
  name: string
  thumbnail: ImageSource | undefined
  onPlay: () => void
}

const Start = ({ videoId, name, thumbnail, onPlay }: StartProps): ReactElement => {
  const message = useMessage()
  const label = message('ui.video.play', { title: name })
  const face = (
    <>
      <Picture image={thumbnail && { ...thumbnail, alt: '' }} ratio="wide" sizes="(min-width: 768px) 400px, 85vw" />
      <span className={styles.badge}>
        <Icon name="play" />
      </span>
    </>
  )
  return useHydrated() ? (
    <button type="button" className={styles.start} aria-label={label} onClick={onPlay}>
      {face}
    </button>
  ) : (
    <a
      className={styles.start}
      aria-label={label}
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
    >
      {face}
    </a>
  )
}

/**
 * Focuses the player, since the button that had the focus is gone. One function for all renders: React would call a new one again, and that
 * would take the focus back.
 */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus()

const Player = ({ videoId, name }: { videoId: string; name: string }): ReactElement => (
  <iframe
    ref={takeFocus}
    className={styles.frame}
    title={name}
    src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1`}
    // oxlint-disable-next-line react/iframe-missing-sandbox -- both are needed by the player, and its origin is not ours, so it cannot lift them
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin-when-cross-origin"
  />
)
