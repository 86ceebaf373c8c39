import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TestContext {
    /** The story behind a test, as the addon provides it. */
    readonly story?: { readonly tags: readonly string[]; readonly globals: Readonly<Record<string, unknown>> }
  }
  interface TaskMeta {
    /** Storybook's tags of a story. Vitest has its own tags. */
    storyTags?: readonly string[]
    /** The findings of Storybook's addons in a story. */
    reports?: unknown
  }
}

// A setup file of every project that runs stories. It tells reporters the tags of a story, including the sentences of the specification
// that the story covers. The error of a test has the findings of axe. The whole report, 50 kB with all passed rules, is only for
// Storybook's own window: writing and reading one takes 3 ms of processor time.
afterEach(({ story, task }) => {
  if (!story) return
  task.meta.storyTags = story.tags
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') delete task.meta.reports
})
