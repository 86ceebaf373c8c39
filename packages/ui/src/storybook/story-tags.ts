import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TestContext {
    /** The story that the addon made of a test. */
    readonly story?: { readonly tags: readonly string[]; readonly globals: Readonly<Record<string, unknown>> }
  }
  interface TaskMeta {
    /** Storybook's tags of a story; Vitest has other ones. */
    storyTags?: readonly string[]
    /** What the addons of Storybook found in a story. */
    reports?: unknown
  }
}

// A setup file of every project that runs stories. It tells reporters the tags of a story, among them the sentences of the specification
// that it holds. What axe found in a story is told by the error of its test. The whole report, 50 kB with all that passed, is for
// Storybook's own window: writing and reading one takes 3 ms of processor time.
afterEach(({ story, task }) => {
  if (!story) return
  task.meta.storyTags = story.tags
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') delete task.meta.reports
})
