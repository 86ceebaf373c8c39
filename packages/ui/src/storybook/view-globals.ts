import { afterEach, expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What Storybook's toolbar would be set to in the view of this project, see vitest.config.ts. */
    viewGlobals: Readonly<Record<string, string>>
  }
}

// A setup file of every project that runs stories. Views share a project's plugin and tell Storybook their globals by a name that it does
// not document: should a version of it no longer read them, every story would be shown in the first language, and pass.
afterEach(({ story }) => {
  if (story) expect(story.globals).toMatchObject(inject('viewGlobals'))
})
