import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './button.css.ts'

/** How much a button stands out. One primary per group; `onDeep` for deep grounds. */
export type ButtonTone = keyof typeof styles.tone

/** What Button and LinkButton have in common. */
export interface ButtonLook {
  /** Primary unless told. */
  tone?: ButtonTone | undefined
  /** `compact` shares a narrow line with others, `large` leads a form, `icon` has no text. Never less than 44 px high. */
  size?: keyof typeof styles.size | undefined
  /** A drawing before the text. */
  icon?: IconName | undefined
  /** Takes the whole line of its container. */
  wide?: boolean | undefined
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className' | 'disabled'>

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, NativeButton {
  children: ReactNode
  /**
   * While something runs: the text becomes "Memproses…" and presses do nothing, but the button
   * keeps focus, which a disabled one would lose.
   */
  busy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Does something on this page. `type` is `button` unless told, so a form never submits by accident. */
export function Button(props: ButtonProps): ReactElement {
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
      {busy ? message('ui.busy') : children}
    </button>
  )
}

/** The class names of a button, for elements that look like one and are none. */
export function buttonClass({ tone = 'primary', size = 'normal', wide = false }: ButtonLook): string {
  return classes(styles.root, styles.tone[tone], styles.size[size], wide && styles.wide)
}
