import { Button, Dialog, Text } from '@hospital/ui'
import { useEffect, useId, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { usePausedReads } from '../../personal-data/use-paused-reads.ts'
import { useIdle } from './use-idle.ts'
import { useOpenedDialogs } from './use-opened-dialogs.ts'

/** Milliseconds without a touch after which personal data is covered. */
const idleLimit = 10 * 60_000

interface PrivacyCoverProps {
  readonly children: ReactNode
}

/** Covers personal data on an idle screen. What the user had begun below it, dialogs too, is there when they return. */
export const PrivacyCover = ({ children }: PrivacyCoverProps): ReactElement => {
  const [isIdle, wake] = useIdle(idleLimit)
  usePausedReads(isIdle)
  return (
    <>
      {isIdle && <Cover onReturn={wake} />}
      <div hidden={isIdle}>{children}</div>
    </>
  )
}

/**
 * A modal dialog: one below makes the whole document inert even while it is hidden, and only a later one in the top layer can be used.
 * So it opens again above each one that opens after it, such as a log-in whose session has ended.
 */
const Cover = ({ onReturn }: { readonly onReturn: () => void }): ReactElement => {
  const message = useMessage()
  const id = useId()
  const opened = useOpenedDialogs(id)
  const [focused] = useState(() => document.activeElement)
  useEffect(
    // After the content is shown again: what is hidden cannot take the focus.
    () => () => {
      if (focused instanceof HTMLElement) focused.focus()
    },
    [focused],
  )
  return (
    <Dialog
      key={opened}
      id={id}
      open
      onClose={onReturn}
      title={message('web.member.covered.title')}
      footer={
        <Button size="large" onClick={onReturn}>
          {message('web.member.covered.return')}
        </Button>
      }
    >
      <Text>{message('web.member.covered.text')}</Text>
    </Dialog>
  )
}
