/** A page of the reference. */
export interface Page {
  /** The page's file below the site's root, such as `member/appointments.md`. */
  readonly path: string
  /** The menu heading above the page. */
  readonly group: string
  /** The page's name in the menu. */
  readonly title: string
  /** A line about the page's content. */
  readonly summary: string
  readonly text: string
}
