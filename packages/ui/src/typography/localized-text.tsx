import type { ReactElement } from 'react'
import type { Localizable } from '../lib/content.ts'
import { useLocale } from '../lib/locale.ts'

/**
 * Content text with `lang` if its language is not the page's, so that a screen reader
 * pronounces it and a browser offers the right translation. A name is marked as not to be translated. Other texts get no element.
 */
export const LocalizedText = ({ value }: { value: Localizable }): ReactElement => {
  const locale = useLocale()
  if (typeof value === 'string') return <>{value}</>
  const lang = value.lang === locale ? undefined : value.lang
  if (lang === undefined && !value.isName) return <>{value.text}</>
  return (
    <span lang={lang} translate={value.isName ? 'no' : undefined}>
      {value.text}
    </span>
  )
}
