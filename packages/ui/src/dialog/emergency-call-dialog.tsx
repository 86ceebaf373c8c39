import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { Localizable } from '../lib/content.ts'
import { telHref } from '../lib/phone.ts'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import { Dialog } from './dialog.tsx'
import * as styles from './emergency-call-dialog.css.ts'

/** The name and the number, in any notation. */
export interface EmergencyContact {
  name: string
  phone: string
}

/** Props of {@link EmergencyCallDialog}. */
export interface EmergencyCallDialogProps {
  open: boolean
  onClose: () => void
  id?: string | undefined
  /** Default: "Panggilan darurat". */
  title?: Localizable | undefined
  contacts: readonly EmergencyContact[]
}

/** The emergency numbers, as large targets. */
export const EmergencyCallDialog = ({ open, onClose, id, title, contacts }: EmergencyCallDialogProps): ReactElement => {
  const message = useMessage()
  return (
    <Dialog open={open} onClose={onClose} id={id} title={title ?? message('ui.emergency.title')}>
      <Text tone="muted">{contacts.length > 0 ? message('ui.emergency.hint') : message('ui.emergency.none')}</Text>
      {contacts.length > 0 && (
        <ul role="list" className={styles.list}>
          {contacts.map((contact) => (
            <li key={`${contact.name} ${contact.phone}`}>
              <Contact {...contact} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** A number without digits cannot be dialled and is shown as text. */
const Contact = ({ name, phone }: EmergencyContact): ReactElement => {
  const href = telHref(phone)
  const words = (
    <>
      <span className={styles.mark}>
        <Icon name="phone" />
      </span>
      <span className={styles.words}>
        <span>{name}</span>
        <span className={styles.number}>{phone}</span>
      </span>
    </>
  )
  if (!href) return <div className={styles.entry}>{words}</div>
  return (
    <a className={styles.entry} href={href}>
      {words}
    </a>
  )
}
