import type { ReactElement } from 'react'
import type { Localizable } from '../lib/content.ts'
import { useLocale } from '../lib/locale.ts'

/**
 * Content text with `lang` if its language is not the page's, so that a screen reader
 * pronounces it and a browser offers the right translation. Otherwise adds no element.
 */
export function LocalizedText({ value }: { value: Localizable }): ReactElement {
  const locale = useLocale()
  if (typeof value === 'string') return <>{value}</>
  return value.lang === locale ? <>{value.text}</> : <span lang={value.lang}>{value.text}</span>
}
