import type { ReactElement } from 'react'
import { filled, size as sizes } from './icon.css.ts'
import { fills, strokes } from './paths.ts'
import type { IconName } from './paths.ts'

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName
  /** In rem, so that it follows the text size. Default: normal (22 px). */
  size?: keyof typeof sizes | undefined
}

const isFilled = (name: IconName): name is keyof typeof fills => name in fills

/**
 * An icon in the colour of the text beside it. Always hidden from assistive technology: the text, or the label of its button, gives its
 * meaning.
 */
export const Icon = ({ name, size = 'normal' }: IconProps): ReactElement => {
  // A page has 150 of them: common attributes are in the style sheet.
  return (
    <svg className={sizes[size]} viewBox="0 0 24 24" aria-hidden="true">
      {isFilled(name) ? <path d={fills[name]} className={filled} /> : <path d={strokes[name]} />}
    </svg>
  )
}
