import type { ReactElement } from 'react'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { ground } from '../kawung/kawung.css.ts'
import { classes } from '../lib/classes.ts'
import type { ImageSource } from '../lib/content.ts'
import * as styles from './picture.css.ts'

/** Props of {@link Picture}. */
export interface PictureProps {
  /** Default: the motif. */
  image?: ImageSource | undefined
  /** The displayed width, to choose from `srcSet`. Default: the whole window. */
  sizes?: string | undefined
  /** The shape it is cropped to. Default: its own. `fill` takes the height of its container. */
  ratio?: keyof typeof styles.ratio | undefined
  /** For the largest picture above the fold: loaded eagerly with high priority. Default: lazy. */
  priority?: boolean | undefined
}

/** A picture on the kawung background, which is visible while the picture loads or if there is none. */
export const Picture = ({
  image,
  sizes = '100vw',
  ratio = 'natural',
  priority = false,
}: PictureProps): ReactElement => (
  <span className={classes(styles.frame, styles.ratio[ratio], ground)}>
    {image ? (
      <Sources image={image} sizes={sizes} priority={priority} cover={ratio !== 'natural'} />
    ) : (
      <KawungMark size="large" />
    )}
  </span>
)

interface SourcesProps {
  image: ImageSource
  sizes: string
  priority: boolean
  cover: boolean
}

const Sources = ({ image, sizes, priority, cover }: SourcesProps): ReactElement => (
  <picture className={styles.source}>
    {image.encodings?.map((encoding) => (
      <source key={encoding.type} type={encoding.type} srcSet={encoding.srcSet} sizes={sizes} />
    ))}
    <img
      className={classes(styles.image, cover && styles.cover)}
      src={image.src}
      srcSet={image.srcSet}
      sizes={image.srcSet ? sizes : undefined}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  </picture>
)
