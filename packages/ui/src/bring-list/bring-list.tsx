import type { ReactElement } from 'react'
import { Fact } from '../facts/fact.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './bring-list.css.ts'

/** Props of {@link BringList}. */
export interface BringListProps {
  /** The payer; undefined if the patient pays. */
  readonly guarantor?: string | undefined
  /** The papers to bring, in words. */
  readonly items: readonly string[]
}

/** What to bring to a visit, by the payer. */
export const BringList = ({ guarantor, items }: BringListProps): ReactElement | null => {
  const message = useMessage()
  if (items.length === 0) return null
  return (
    <div className={styles.root}>
      <Text as="strong">{guarantor ? message('ui.bring.guarantor', { guarantor }) : message('ui.bring.title')}</Text>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Fact icon="file">{item}</Fact>
          </li>
        ))}
      </ul>
    </div>
  )
}
