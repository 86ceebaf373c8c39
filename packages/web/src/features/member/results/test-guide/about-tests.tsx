import { Text } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../../i18n/use-message.ts'

/** Where the sentences under the tests come from, and that they judge nothing. */
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
