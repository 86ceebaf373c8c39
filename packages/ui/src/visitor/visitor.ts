/**
 * The attribute of the root element with the kind of session: `member` or `company`; absent while logged out. An early script sets it
 * from the session's cookies before first paint, so that documents are the same for every visitor.
 */
export const visitorAttribute = 'data-visitor'

/** The CSS property of the root element with the visitor's name, as a CSS string. */
export const visitorNameProperty = '--visitor-name'
