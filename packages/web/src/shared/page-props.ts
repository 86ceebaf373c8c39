import type { LinkItem } from '@hospital/ui'
import type { PageLoader } from './loading/loaded.ts'

/** The props of a page's component: the data of its loader, so that both have the same type. */
export interface PageProps<Load extends PageLoader<unknown>> {
  readonly data: Load extends PageLoader<infer Data> ? Data : never
  /** The pages above this one, the home page first. */
  readonly trail: readonly LinkItem[]
}
