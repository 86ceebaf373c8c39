import type { Locale } from '@hospital/ui'
import { testOf } from './test-of.ts'
import type { ExplainedTest, ReportedTest } from './test-of.ts'

/** What a test looks at, in a sentence; undefined for a test that the guide does not explain. */
export type TestGuide = (test: ReportedTest) => string | undefined

const sentences: Readonly<
  Record<Locale, () => Promise<{ readonly default: Readonly<Record<ExplainedTest, string>> }>>
> = {
  id: () => import('./sentences.id.json'),
  en: () => import('./sentences.en.json'),
}

/** Fetches the sentences of a language. */
export const fetchTestGuide = async (locale: Locale): Promise<TestGuide> => {
  const { default: known } = await sentences[locale]()
  return (test) => {
    const found = testOf(test)
    return found && known[found]
  }
}
