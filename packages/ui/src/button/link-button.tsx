import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link-context.tsx'
import type { AnchorProps } from '../link/link-context.tsx'
import { buttonClass } from './button.tsx'
import type { ButtonLook } from './button.tsx'

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends ButtonLook, Omit<AnchorProps, 'className'> {
  children: ReactNode
}

/** A link that looks like a button. For an action on this page use Button. */
export const LinkButton = ({ tone, size, icon, wide, children, ...rest }: LinkButtonProps): ReactElement => (
  <Anchor {...rest} className={buttonClass({ tone, size, wide })}>
    {icon && <Icon name={icon} />}
    {children}
  </Anchor>
)
