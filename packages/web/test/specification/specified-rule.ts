/** A sentence of the specification, and the test that fails when it no longer holds. */
export interface SpecifiedRule {
  /** The section of the specification. */
  readonly section: string
  readonly says: string
  /** The file of the test, from packages/web, and words of its title as they are written there. */
  readonly test: readonly [file: string, title: string]
}
