import { useLocale } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import { useEffect, useState } from 'react'
import type { TestGuide } from './test-guide.ts'

/** Milliseconds that a result waits for its sentences, so that they do not push aside what is being read. */
const guideTimeout = 2500

const none: TestGuide = () => undefined

/**
 * The sentences that explain tests; undefined while they are fetched. They are asked for when a result is opened, and not with the list. A
 * result is not held up by them: without them in time, or at all, it is shown without.
 */
export const useTestGuide = (): TestGuide | undefined => {
  const locale = useLocale()
  const [guide, setGuide] = useState<{ readonly locale: Locale; readonly of: TestGuide }>()
  useEffect(() => {
    let isCurrent = true
    // The first to come is what the result is shown with: another one would change it below the reader.
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
