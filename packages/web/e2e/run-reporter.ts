import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { slowest } from '../../../.ci/slowest.ts'

/**
 * The most tests of a run that may pass only at their second try. More of them fail the run, since something is then wrong with tests or
 * site.
 */
const flakyLimit = 2

/** Prints at the end which tests passed only at their second try, with the error of the first, and the durations. */
export default class RunReporter implements Reporter {
  private tests: readonly TestCase[] = []
  private rootDir = ''

  onBegin(config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests()
    this.rootDir = config.rootDir
  }

  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    const ran = this.tests.filter(({ results }) => results.length > 0)
    if (ran.length > 1)
      console.log(
        slowest(
          ran.map((test) => ({
            file: test.location.file.slice(this.rootDir.length + 1),
            name: test.title,
            duration: test.results.reduce((sum, { duration }) => sum + duration, 0),
          })),
        ),
      )
    const flaky = ran.filter((test) => test.outcome() === 'flaky')
    for (const { title, location, results } of flaky) {
      const [first] = results
      console.log(`FLAKY ${location.file}:${location.line} › ${title}`)
      console.log(`${first?.error?.message ?? first?.status}`)
      for (const { name, path } of first?.attachments ?? []) if (path !== undefined) console.log(`  ${name}: ${path}`)
    }
    console.log(`${flaky.length} flaky ${flaky.length === 1 ? 'test' : 'tests'}; more than ${flakyLimit} fail a run`)
    return status === 'passed' && flaky.length > flakyLimit ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return false
  }
}
