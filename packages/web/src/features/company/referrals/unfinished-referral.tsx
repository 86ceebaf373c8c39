import { Button, InlineAlert, Inline, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'

interface UnfinishedReferralProps {
  /** Of whom a referral is unfinished. */
  readonly begun: string
  /** Of whom one is to be made. */
  readonly name: string
  readonly onGoOn: () => void
  readonly onBegin: () => void
}

/** Asks which referral goes on, before what happened to one employee is sent as another's. */
export const UnfinishedReferral = ({ begun, name, onGoOn, onBegin }: UnfinishedReferralProps): ReactElement => {
  const message = useMessage()
  return (
    <InlineAlert title={message('web.company.referral.begun', { name: begun })}>
      <Stack gap="sm">
        <span>{message('web.company.referral.begunText', { name, begun })}</span>
        <Inline>
          <Button onClick={onGoOn}>{message('web.company.referral.begun.goOn', { name: begun })}</Button>
          <Button tone="secondary" onClick={onBegin}>
            {message('web.company.referral.begun.another', { name })}
          </Button>
        </Inline>
      </Stack>
    </InlineAlert>
  )
}
