import type { Reporter } from 'vitest/node'
import { slowest } from './slowest.ts'

/** Prints the slowest unit tests and stories at the end. Stories run in one project for each language. */
export const slowestReporter: Reporter = {
  onTestRunEnd: (modules) => {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: `${module.relativeModuleId} (${module.project.name})`,
        name: test.fullName,
        duration: test.diagnostic()?.duration ?? 0,
      })),
    )
    // A single file that was chosen by name needs no list.
    if (modules.length > 1) console.log(slowest(tests))
  },
}
