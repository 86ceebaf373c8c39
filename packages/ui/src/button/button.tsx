import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './button.css.ts'

/** The emphasis of a button. One primary per group; `onDeep` for dark backgrounds. */
export type ButtonTone = keyof typeof styles.tone

/** What Button and LinkButton have in common. */
export interface ButtonLook {
  /** Default: primary. */
  tone?: ButtonTone | undefined
  /** `compact` for a narrow line of buttons, `large` for the main button of a form, `icon` without text. At least 44 px high. */
  size?: keyof typeof styles.size | undefined
  /** An icon before the text. */
  icon?: IconName | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className' | 'disabled'>

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, NativeButton {
  children: ReactNode
  /**
   * While an action runs: the text becomes "Memproses…" and presses are ignored, but the button
   * keeps focus, which a disabled one would lose.
   */
  busy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Runs an action on this page. Default `type`: `button`, so that a form never submits by accident. */
export const Button = (props: ButtonProps): ReactElement => {
  const { tone, size, icon, wide, busy = false, children, onClick, type = 'button', ...rest } = props
  const message = useMessage()
  return (
    <button
      {...rest}
      type={type}
      data-busy={busy || undefined}
      className={classes(buttonClass({ tone, size, wide }), busy && styles.busy)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {busy ? <span>{message('ui.busy')}</span> : children}
    </button>
  )
}

/** The class names of a button, for other elements that look like one. */
export const buttonClass = ({ tone = 'primary', size = 'normal', wide = false }: ButtonLook): string =>
  classes(styles.root, styles.tone[tone], styles.size[size], wide && styles.wide)
