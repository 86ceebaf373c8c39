import { Button, InlineAlert, Stack } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { FormNotice } from '../../forms/form-notice.tsx'
import { useMessage } from '../../i18n/use-message.ts'
import { unreachedAtom } from '../../shared/unreached-atom.ts'

/** Says that another page could not be fetched because there is no connection, and offers to try again. The content of the page stays. */
export const ConnectionLost = (): ReactElement => {
  const message = useMessage()
  const unreached = useAtomValue(unreachedAtom)
  const [, navigate] = useLocation()
  return (
    <FormNotice outcome={unreached}>
      {unreached && (
        <InlineAlert tone="warning" title={message('web.area.unreached')}>
          <Stack gap="sm" align="start">
            {message('web.area.unreachedText')}
            <Button tone="secondary" icon="retry" onClick={() => navigate(unreached.location)}>
              {message('web.area.unreachedAgain')}
            </Button>
          </Stack>
        </InlineAlert>
      )}
    </FormNotice>
  )
}
