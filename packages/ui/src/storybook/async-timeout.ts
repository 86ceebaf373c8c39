import { configure } from 'storybook/test'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The factor by which the machine is slow, see vitest.config.ts. */
    timeFactor: number
  }
}

// A setup file of every project that runs stories. A page's code is compiled on its first request, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 * inject('timeFactor') })
