import { useLocale } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import { useEffect, useState } from 'react'
import type { TestGuide } from './test-guide.ts'

/** The longest time, in milliseconds, that a result waits for its sentences, so that they do not move the text while it is read. */
const guideTimeout = 2500

const none: TestGuide = () => undefined

/**
 * The sentences that explain tests; undefined until they are fetched. They are fetched when a result is opened, not with the list. If they
 * fail or do not come in time, the result is shown without them.
 */
export const useTestGuide = (): TestGuide | undefined => {
  const locale = useLocale()
  const [guide, setGuide] = useState<{ readonly locale: Locale; readonly of: TestGuide }>()
  useEffect(() => {
    let isCurrent = true
    // Only the first guide counts: a later one would change the result while the patient reads it.
    const settle = (of: TestGuide) => {
      if (isCurrent) setGuide((before) => (before?.locale === locale ? before : { locale, of }))
    }
    const timer = setTimeout(() => settle(none), guideTimeout)
    import('./test-guide.ts').then(({ fetchTestGuide }) => fetchTestGuide(locale)).then(settle, () => settle(none))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [locale])
  return guide?.locale === locale ? guide.of : undefined
}
