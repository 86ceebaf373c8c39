import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useLocale } from '../lib/locale.ts'
import type { Locale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './language-switch.css.ts'
import type { LanguageOption } from './types.ts'

/** Each language is named in its own language, so that its speakers can read it. */
const names: Record<Locale, string> = { id: 'Indonesia', en: 'English' }

/** Props of {@link LanguageSwitch}. */
export interface LanguageSwitchProps {
  languages: readonly LanguageOption[]
}

/** Links to the same page in each language: plain anchors, since changing the language reloads the page. */
export const LanguageSwitch = ({ languages }: LanguageSwitchProps): ReactElement => {
  const message = useMessage()
  const current = useLocale()
  return (
    <div role="group" aria-label={message('ui.language')} className={styles.root}>
      <Icon name="globe" size="small" />
      <ul role="list" className={styles.list}>
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <a
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current || undefined}
              className={styles.option}
            >
              {names[locale]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
