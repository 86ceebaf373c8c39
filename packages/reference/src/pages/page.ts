/** A page of the reference. */
export interface Page {
  /** Its file below the site's root, such as `member/appointments.md`. */
  readonly path: string
  /** The heading of the menu under which it is. */
  readonly group: string
  /** Its name in the menu. */
  readonly title: string
  /** What is on it, in a line. */
  readonly summary: string
  readonly text: string
}
