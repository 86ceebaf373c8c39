import type { LinkItem } from '@hospital/ui'
import type { PageLoader } from './loading/loaded.ts'

/** What the component of a page gets: what its loader loads, so that the two cannot differ. */
export interface PageProps<Load extends PageLoader<unknown>> {
  readonly data: Load extends PageLoader<infer Data> ? Data : never
  /** The pages above this one, the home page first. */
  readonly trail: readonly LinkItem[]
}
