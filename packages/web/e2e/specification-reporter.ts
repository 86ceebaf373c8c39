import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { storePassedTags } from '../../../.ci/specification/passed-tags.ts'

/** Stores which sentences of the specification the tests of a run have proved: tests that ran, and passed in the end. */
export default class SpecificationReporter implements Reporter {
  private tests: readonly TestCase[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests()
  }

  async onEnd(): Promise<void> {
    const passed = this.tests.filter(({ results }) => results.at(-1)?.status === 'passed')
    await storePassedTags(
      'playwright',
      passed.flatMap(({ tags }) => tags.map((tag) => tag.replace(/^@/, ''))),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
