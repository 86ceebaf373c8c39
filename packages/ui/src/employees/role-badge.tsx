import type { ReactElement } from 'react'
import { Tag } from '../facts/tag.tsx'
import { useMessage } from '../messages/use-message.ts'

/** Props of {@link RoleBadge}. */
export interface RoleBadgeProps {
  /** An administrator of the hospital group, or a user of a company. */
  role: 'admin' | 'company'
}

/** The rights of a user, in words: an administrator is highlighted. */
export const RoleBadge = ({ role }: RoleBadgeProps): ReactElement => {
  const message = useMessage()
  return (
    <Tag tone={role === 'admin' ? 'notice' : 'plain'}>
      {message(role === 'admin' ? 'ui.role.admin' : 'ui.role.company')}
    </Tag>
  )
}
