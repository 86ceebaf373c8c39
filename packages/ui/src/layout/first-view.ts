/**
 * The attribute of the root element that marks the first page of a document, shown from its
 * top. Only there is content-visibility used: a visitor who returns to the middle of a page needs the true heights.
 */
export const firstViewAttribute = 'data-first-view'

/** The attribute that switches content-visibility off again for one part. */
export const laidOutAttribute = 'data-laid-out'
