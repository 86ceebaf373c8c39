import { afterEach, expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The toolbar settings of this project's view, see vitest.config.ts. */
    viewGlobals: Readonly<Record<string, string>>
  }
}

// A setup file of every project that runs stories. Views share a project's plugin and tell Storybook their globals by a name that it does
// not document. If a later version no longer reads them, every story would be shown in the first language, and pass.
afterEach(({ story }) => {
  if (story) expect(story.globals).toMatchObject(inject('viewGlobals'))
})
