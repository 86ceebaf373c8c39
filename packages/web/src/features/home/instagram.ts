import { jakartaDate, safeAddress } from '@hospital/sdk'
import type { InstagramCardProps } from '@hospital/ui'
import { isWebAddress } from '../../shared/loading/image.ts'

interface Post {
  readonly caption?: string | null | undefined
  readonly media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  readonly media_url: string
  readonly thumbnail_url?: string | null | undefined
  readonly permalink: string
  readonly timestamp: string
}

/** The size of Instagram's pictures in pixels; they are square here. */
const pictureSize = 640

/** Instagram writes offsets without a colon, which dates do not allow. */
const instant = (timestamp: string) => new Date(timestamp.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))

/** A post's card. A video without a still picture has none. */
export const instagramCard = (post: Post): InstagramCardProps[] => {
  const link = safeAddress(post.permalink)
  if (!link?.startsWith('https:')) return []
  const picture = post.thumbnail_url ?? (post.media_type === 'VIDEO' ? undefined : post.media_url)
  const posted = instant(post.timestamp)
  return [
    {
      href: link,
      image: isWebAddress(picture) ? { src: picture, width: pictureSize, height: pictureSize, alt: '' } : undefined,
      caption: post.caption ? { text: post.caption, lang: 'id' } : undefined,
      published: Number.isNaN(posted.getTime()) ? undefined : jakartaDate(posted),
    },
  ]
}
