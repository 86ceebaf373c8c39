import { Button, Heading, PageBody, Stack, Text } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { useIdle } from './use-idle.ts'

/** Milliseconds without a touch after which personal data is covered. */
const idleLimit = 10 * 60_000

interface PrivacyCoverProps {
  readonly children: ReactNode
}

/** Covers personal data on an idle screen. What the user had begun below it is there when they return. */
export const PrivacyCover = ({ children }: PrivacyCoverProps): ReactElement => {
  const [isIdle, wake] = useIdle(idleLimit)
  return (
    <>
      {isIdle && <Cover onReturn={wake} />}
      <div hidden={isIdle}>{children}</div>
    </>
  )
}

const Cover = ({ onReturn }: { readonly onReturn: () => void }): ReactElement => {
  const message = useMessage()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} role="status">
      <PageBody>
        <Stack align="start">
          <Heading level={1} size={2}>
            {message('web.member.covered.title')}
          </Heading>
          <Text>{message('web.member.covered.text')}</Text>
          <Button size="large" onClick={onReturn}>
            {message('web.member.covered.return')}
          </Button>
        </Stack>
      </PageBody>
    </div>
  )
}
