import type { TestTagDefinition } from 'vitest/config'
import { allRules } from './areas.ts'
import type { RuleId } from './areas.ts'

// The tags of tests and stories are ids of sentences: any other tag does not compile.

/** The tag of an end-to-end test; Playwright wants the sign before it. */
export type RuleTag = `@${RuleId}`

declare module 'vitest' {
  interface TestTags {
    rule: RuleId
  }
}

declare module '@storybook/react-vite' {
  interface ReactRenderer {
    /** Beside sentences: whether screenshots of a story are compared, and whether it has a page of documentation. */
    tags: (RuleId | 'visual' | '!visual' | 'autodocs' | '!autodocs')[]
  }
}

/** The tags that Vitest allows: the ids of all sentences. */
export const tagDefinitions: TestTagDefinition[] = [...allRules].map(([name, [, description]]) => ({
  name,
  description,
}))
