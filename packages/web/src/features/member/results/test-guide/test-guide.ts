import type { Locale } from '@hospital/ui'
import { testOf } from './test-of.ts'
import type { ExplainedTest, ReportedTest } from './test-of.ts'

/** One sentence about what a test looks at; undefined for a test that the guide does not explain. */
export type TestGuide = (test: ReportedTest) => string | undefined

const sentences: Readonly<
  Record<Locale, () => Promise<{ readonly default: Readonly<Record<ExplainedTest, string>> }>>
> = {
  id: () => import('./sentences.id.json'),
  en: () => import('./sentences.en.json'),
}

/** Fetches the sentences in one language. */
export const fetchTestGuide = async (locale: Locale): Promise<TestGuide> => {
  const { default: known } = await sentences[locale]()
  return (test) => {
    const found = testOf(test)
    return found && known[found]
  }
}
