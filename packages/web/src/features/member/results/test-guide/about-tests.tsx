import { Text } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../../i18n/use-message.ts'

/** Names the source of the sentences under the tests, and says that they do not judge the values. */
export const AboutTests = (): ReactElement => {
  const message = useMessage()
  return (
    <div data-print="hide">
      <Text size="caption" tone="muted">
        {message('web.results.about')}
      </Text>
    </div>
  )
}
