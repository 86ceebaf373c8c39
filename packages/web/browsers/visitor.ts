/** What journeys look for: roles of ARIA, and two that have none: a field, by its label, and a fold, the summary of what it opens. */
export type Role =
  | 'banner'
  | 'button'
  | 'dialog'
  | 'field'
  | 'fold'
  | 'group'
  | 'heading'
  | 'link'
  | 'main'
  | 'navigation'
  | 'radio'
  | 'region'

/** Something that can be seen, by its role and its name. */
export interface Wanted {
  readonly role: Role
  /** A text is the whole name. Default: any name. */
  readonly name?: string | RegExp
  /** What it is in. Default: the page. */
  readonly within?: Wanted
  /** Which of several. Default: 0, the first. */
  readonly nth?: number
}

/** Somebody who uses the site. What is not there yet is waited for, and a journey fails if it does not come. */
export interface Visitor {
  /** Opens a page of the site, and waits until its script is at work. */
  readonly open: (path: string) => Promise<void>
  /** Path and query of the page. */
  readonly path: () => Promise<string>
  readonly press: (wanted: Wanted) => Promise<void>
  readonly pressEscape: () => Promise<void>
  /** Replaces what is in a field. */
  readonly type: (wanted: Wanted, text: string) => Promise<void>
  readonly expectSeen: (wanted: Wanted) => Promise<void>
  readonly expectGone: (wanted: Wanted) => Promise<void>
  /** Expects a text in something, the page's main part if nothing is said. */
  readonly expectText: (text: string | RegExp, within?: Wanted) => Promise<void>
  /** Whether something is seen now. */
  readonly isSeen: (wanted: Wanted) => Promise<boolean>
  /** Runs a function in the page with what is looked for. It may use nothing from around it. */
  readonly read: <Answer>(wanted: Wanted, reader: (element: Element) => Answer) => Promise<Answer>
}

/** A way through the site, walked in each browser. */
export interface Journey {
  readonly title: string
  readonly walk: (visitor: Visitor) => Promise<void>
}

/** Pixels of a phone's window and of a desktop's. */
export const windows = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } } as const
