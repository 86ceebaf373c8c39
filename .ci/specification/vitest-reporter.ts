import type { Reporter } from 'vitest/node'
import { storePassedTags } from './passed-tags.ts'

/** Stores which sentences of the specification unit tests and stories have held. */
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
