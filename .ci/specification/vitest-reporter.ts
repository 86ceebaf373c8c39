import type { Reporter } from 'vitest/node'
import { storePassedTags } from './passed-tags.ts'

/** Stores the sentences of the specification that unit tests and stories have confirmed. */
export const specificationReporter: Reporter = {
  onTestRunEnd: async (modules) => {
    const passed = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .filter(({ options }) => options.fails !== true)
    await storePassedTags(
      'vitest',
      passed.flatMap((test) => [...test.tags, ...(test.meta().storyTags ?? [])]),
    )
  },
}
