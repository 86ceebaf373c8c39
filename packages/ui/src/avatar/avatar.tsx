import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import type { ImageSource } from '../lib/content.ts'
import * as styles from './avatar.css.ts'

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Its `alt` should be empty: the name is beside it. */
  photo?: ImageSource | undefined
  /** The drawing that replaces a missing photograph; the male one only for a man. */
  gender?: 'male' | 'female' | undefined
  /** 40 px in menus, larger at the head of an area. */
  size?: keyof typeof styles.size | undefined
}

/** A person's picture in a circle. It has no text: write the name beside it. */
export const Avatar = ({ photo, gender = 'female', size = 'menu' }: AvatarProps): ReactElement => (
  <span className={classes(styles.root, styles.size[size])}>
    {photo ? (
      <img
        src={photo.src}
        srcSet={photo.srcSet}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        className={styles.photo}
      />
    ) : (
      <Drawing gender={gender} />
    )}
  </span>
)

/** Two outlines on the kit's background: a headscarf, or short hair. */
const Drawing = ({ gender }: { gender: 'male' | 'female' }): ReactElement => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className={styles.photo}>
    <path d="M5 40c.7-8.6 6.4-12.6 15-12.6S34.3 31.4 35 40Z" fill="currentColor" />
    {gender === 'male' ? (
      <path
        d="M20 7.5a8 8 0 0 0-8 8v2.5a8 8 0 0 0 16 0v-2.5a8 8 0 0 0-8-8Zm-5.6 9.7c2.6-.2 4.7-1.2 6-2.9 1.2 1.5 2.9 2.5 5.2 2.9v.8a5.6 5.6 0 0 1-11.2 0Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    ) : (
      <path
        d="M20 6c-6 0-9.8 4.3-9.8 10.3 0 7.3 2.5 12.7 9.8 12.7s9.8-5.4 9.8-12.7C29.8 10.3 26 6 20 6Zm0 5.5c3.4 0 5.5 2.5 5.5 5.9s-2.3 6.6-5.5 6.6-5.5-3.2-5.5-6.6 2.1-5.9 5.5-5.9Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    )}
  </svg>
)
