import type { ReactElement, ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import { speakWith } from './strings.ts'

/** Sets react-aria to the language of the page: its messages, weekdays and collation. */
export const AriaLocale = ({ children }: { children: ReactNode }): ReactElement => {
  speakWith(useMessage())
  return (
    <I18nProvider locale={useLocale() === 'id' ? 'id-ID' : 'en-GB'}>
      {/* Marks markup that is never server-rendered: react-aria sets styles from script, which the policy allows. */}
      <div data-script-only="">{children}</div>
    </I18nProvider>
  )
}
