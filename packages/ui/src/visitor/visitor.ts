/**
 * The attribute of the root element that says who is logged in: `member` or `company`; absent for everybody else. An early script sets it
 * from the session's cookies before anything is painted, so that documents are the same for every visitor.
 */
export const visitorAttribute = 'data-visitor'

/** The CSS property of the root element that holds the visitor's name, as a CSS string. */
export const visitorNameProperty = '--visitor-name'
