import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TestContext {
    /** The story that the addon made of a test. */
    readonly story?: { readonly tags: readonly string[]; readonly globals: Readonly<Record<string, unknown>> }
  }
  interface TaskMeta {
    /** Storybook's tags of a story; Vitest has other ones. */
    storyTags?: readonly string[]
  }
}

// A setup file of every project that runs stories. It tells reporters the tags of a story, among them the sentences of the specification that it holds.
afterEach(({ story, task }) => {
  if (story) task.meta.storyTags = story.tags
})
