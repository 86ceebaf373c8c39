import type { ReactElement } from 'react'
import { EmergencyCallDialog } from '../dialog/emergency-call-dialog.tsx'
import type { EmergencyContact } from '../dialog/emergency-call-dialog.tsx'
import { useDialog } from '../dialog/use-dialog.ts'
import { Icon } from '../icon/icon.tsx'
import type { Localizable } from '../lib/content.ts'
import { LocalizedText } from '../typography/localized-text.tsx'

/** Props of {@link EmergencyButton}. */
export interface EmergencyButtonProps {
  label: Localizable
  contacts: readonly EmergencyContact[]
  className: string
}

/** Opens the emergency numbers. */
export const EmergencyButton = ({ label, contacts, className }: EmergencyButtonProps): ReactElement => {
  const { trigger, dialog } = useDialog()
  return (
    <>
      <button type="button" className={className} {...trigger}>
        <Icon name="phone" size="small" />
        <LocalizedText value={label} />
      </button>
      <EmergencyCallDialog {...dialog} title={label} contacts={contacts} />
    </>
  )
}
