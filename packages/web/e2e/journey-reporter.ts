import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { journeyAnnotation, journeys } from './journeys.ts'
import type { Counted } from './journeys.ts'

/** A count that is missing becomes a dash. */
const shown = (count: number | undefined): number | string => count ?? '–'

/**
 * Prints the counts of the patients' journeys, if a test has walked one: one line for each journey, also for those that no test has
 * counted.
 */
export default class JourneyReporter implements Reporter {
  private tests: readonly TestCase[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onEnd(): void {
    const counted = new Map(
      this.tests
        .flatMap(({ results }) => results.at(-1)?.annotations ?? [])
        .filter(({ type }) => type === journeyAnnotation)
        .map(({ description = '' }) => {
          const { name, ...effort } = JSON.parse(description) as Counted & { readonly name: string }
          return [name, effort] as const
        }),
    )
    if (counted.size === 0) return
    console.table(
      Object.fromEntries(
        Object.entries(journeys).map(([name, { patient, measure, limit, ...journey }]) => {
          const { taps, screens, fields } = counted.get(name) ?? {}
          const before = 'before' in journey ? journey.before : undefined
          return [
            name,
            {
              patient,
              taps: shown(taps),
              screens: shown(screens),
              fields: shown(fields),
              limit: `${limit} ${measure}`,
              before: shown(before),
            },
          ]
        }),
      ),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
