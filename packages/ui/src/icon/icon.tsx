import type { ReactElement } from 'react'
import { size as sizes } from './icon.css.ts'
import { fills, strokes } from './paths.ts'
import type { IconName } from './paths.ts'

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName
  /** Follows the text size of its surroundings in rem. Normal (22 px) unless told. */
  size?: keyof typeof sizes | undefined
}

/**
 * A drawing in the colour of the text beside it. Always hidden from assistive technology: what it
 * means is said by that text, or by the label of the button that holds it.
 */
export function Icon({ name, size = 'normal' }: IconProps): ReactElement {
  const solid = name in fills
  const path = { ...strokes, ...fills }[name]
  return (
    <svg className={sizes[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none">
      {solid ? (
        <path d={path} fill="currentColor" fillRule="evenodd" />
      ) : (
        <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
      )}
    </svg>
  )
}
