import type { ButtonHTMLAttributes, ReactElement, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { buttonClass } from './button.tsx'
import type { ButtonTone } from './button.tsx'

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className' | 'children' | 'disabled'>

/** Props of {@link IconButton}. */
export interface IconButtonProps extends NativeButton {
  icon: IconName
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string
  /** Default: quiet. */
  tone?: ButtonTone | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button with an icon only. If there is room for text, use Button with an icon. */
export const IconButton = ({
  icon,
  label,
  tone = 'quiet',
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement => (
  <button {...rest} type={type} className={buttonClass({ tone, size: 'icon' })} aria-label={label} title={label}>
    <Icon name={icon} />
  </button>
)
