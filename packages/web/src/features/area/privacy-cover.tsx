import { Button, Dialog, Text } from '@hospital/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { usePausedReads } from '../../personal-data/use-paused-reads.ts'

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Whether nobody has used the page for `limit` milliseconds, and the function that ends that state. Time in a hidden tab counts: the clock
 * is read when the tab is shown again, since timers of hidden tabs are late.
 */
const useIdle = (limit: number): readonly [isIdle: boolean, wake: () => void] => {
  const [isIdle, setIdle] = useState(false)
  const touched = useRef(0)
  const wake = useCallback(() => {
    touched.current = Date.now()
    setIdle(false)
  }, [])
  useEffect(() => {
    if (isIdle) return undefined
    touched.current = Date.now()
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = touched.current + limit - Date.now()
      if (left <= 0) setIdle(true)
      else timer = setTimeout(look, left)
    }
    const onSign = () => (touched.current = Date.now())
    look()
    document.addEventListener('visibilitychange', look)
    signsOfLife.forEach((name) => window.addEventListener(name, onSign, { capture: true, passive: true }))
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      signsOfLife.forEach((name) => window.removeEventListener(name, onSign, { capture: true }))
    }
  }, [isIdle, limit])
  return [isIdle, wake]
}

const isOpened = ({ target }: MutationRecord, except: string): boolean =>
  target instanceof HTMLDialogElement && target.open && target.id !== except

/** How many times dialogs of the document, other than the one with the id `except`, have opened since the first render. */
const useOpenedDialogs = (except: string): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      if (records.some((record) => isOpened(record, except))) setCount((known) => known + 1)
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [except])
  return count
}

/** Milliseconds without use after which personal data is covered. */
const idleLimit = 10 * 60_000

interface PrivacyCoverProps {
  readonly children: ReactNode
}

/** Covers personal data on an idle screen. Everything that the user had begun below it, including dialogs, is there when they return. */
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
 * A modal dialog. A dialog below it makes the whole document inert even while hidden, and only a later dialog in the top layer can be used.
 * So the cover opens again above each later dialog, such as a log-in after the session has ended.
 */
const Cover = ({ onReturn }: { readonly onReturn: () => void }): ReactElement => {
  const message = useMessage()
  const id = useId()
  const opened = useOpenedDialogs(id)
  const [focused] = useState(() => document.activeElement)
  useEffect(
    // After the content is shown again: a hidden element cannot take the focus.
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
